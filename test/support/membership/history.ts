import { PLAN_OF_TYPE } from '../../../schema/rules/membership/types'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { acceptCancellationDiscount } from '../../../worker/services/membership/accept-cancellation-discount'
import { cancelMembership } from '../../../worker/services/membership/cancel-membership'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { compareCharge } from '../../../worker/services/membership/compare'
import { createMembership } from '../../../worker/services/membership/create-membership'
import { look } from '../../../worker/services/membership/look'
import { processEvent } from '../../../worker/services/membership/process-event'
import { quoteMembership } from '../../../worker/services/membership/quote-membership'
import { storeEvent } from '../../../worker/services/membership/receive-event'
import { tell } from '../../../worker/services/membership/tell'
import { uncancelMembership } from '../../../worker/services/membership/uncancel-membership'
import { updatePaymentMethod } from '../../../worker/services/membership/update-payment-method'
import { updateBilling } from '../../../worker/services/sales-tax/update-billing'
import { randomFrom } from '../random'
import { chargesOf, checkNobodyIsLockedOut, membershipOf, sqlite } from './books'
import { codesOf, giveAsQuoted, redeem } from './giving'
import { happenAtProvider } from './happen-at-provider'
import type { Weather } from './pretend-provider'
import { pretendTaxes } from './pretend-taxes'
import { checkPromises, untold } from './promises'
import { recordTaxes } from './record-taxes'
import { switchTo } from './switch-to'
import { openWorld, type World } from './world'

const STEPS = 9

/** A country of each currency. */
const COUNTRIES = ['US', 'CA', 'DE', 'GB', 'AU', 'IN', 'BR', 'JP']

class Killed extends Error {}

/** One history: a person, a provider, and what becomes of both. */
export class History {
  readonly world: World
  readonly #random: () => number
  #isRough = true
  #told = 0
  #keys = 0
  #comparedAt = 0
  #isTelling = false
  #isRecording = false
  /** What the tax service was told. */
  readonly taxes: ReturnType<typeof pretendTaxes>
  /** Whether the bank has ever refused a payment, or asked about one. */
  hasRefused = false

  constructor(n: number) {
    const numbers = randomFrom(n + 1)
    const random = () => numbers(2 ** 30) / 2 ** 30
    this.#random = random
    this.taxes = pretendTaxes(n, () => this.#isRough)
    this.world = openWorld(sqlite, `h${String(n).padStart(11, '0')}`, {
      country: COUNTRIES[n % COUNTRIES.length] ?? null,
      ...(n % 7 > 0 && { taxes: this.taxes.taxes }),
      weather: () => this.#weather(),
      kill: () => {
        const luck = this.#isRecording ? this.taxes.luck : random
        if (this.#isRough && !this.#isTelling && luck() < 0.03) throw new Killed()
      },
    })
  }

  #weather(): Weather {
    if (!this.#isRough) return 'fine'
    const luck = this.#random()
    return luck < 0.08 ? 'down' : luck < 0.16 ? 'lost' : 'fine'
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)] as Value
  }

  #key = (): string => `a-key-that-is-long-${this.#keys++}`

  /** The worker may be killed in anything that it does. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
  }

  /** What the person does. */
  async #act(): Promise<void> {
    const { world } = this
    const { parts, payments } = world
    const key = this.#key()
    const membership = membershipOf(world)
    const what = this.#pick([
      'nothing',
      membership ? 'nothing' : 'join',
      'join',
      'cancel',
      'resume',
      'switch',
      'discount',
      'card',
      'bank',
      'give',
      'move',
      'redeem',
    ])
    if (what === 'join') {
      const isFriend = this.#random() < 0.5
      const membershipType = isFriend ? 'PREMIUM_MONTHLY' : 'MONTHLY'
      const coupon = isFriend ? null : this.#pick([null, null, 'HALF', 'FREE'])
      const order = { coupon, billing: this.taxes.billing }
      const plan = PLAN_OF_TYPE[membershipType]
      const quoted = await quoteMembership(parts, { plan, country: null, ...order })
      const price = quoted.ok ? quoted.value.quote.total : 0
      const join = { membershipType, paymentToken: 'tok', provider: 'STRIPE', price, ...order, key }
      await this.#try(async () => {
        const asked = await createMembership(parts, join)
        // The owner answers their bank, and the same request is sent again.
        if (asked.ok && asked.value.action && this.#random() < 0.7) payments.banks.delete('pm_tok')
        if (asked.ok && asked.value.action) await createMembership(parts, join)
      })
      // They press the button again, in this tab or another one.
      if (this.#random() < 0.5)
        await this.#try(() =>
          createMembership(parts, this.#random() < 0.5 ? join : { ...join, key: this.#key() }),
        )
    }
    if (what === 'give') {
      const key = this.#key()
      const { billing } = this.taxes
      for (let i = 0; i < 2; i++) await this.#try(() => giveAsQuoted(world, { key, billing }))
    }
    if (what === 'move') await this.#try(() => updateBilling(parts, { billing: this.taxes.move() }))
    // Two windows redeem the same gift at once.
    if (what === 'redeem')
      await this.#try(async () => {
        const [text = 'unknown'] = await codesOf(world)
        const again = () => this.#try(() => redeem(world, text))
        await Promise.all([again(), again()])
      })
    if (what === 'cancel') await this.#try(() => cancelMembership(parts, { key }))
    if (what === 'resume' && membership)
      await this.#try(() => uncancelMembership(parts, { membershipId: membership.id }))
    if (what === 'discount') await this.#try(() => acceptCancellationDiscount(parts, { percent: 20, key }))
    if (what === 'switch')
      await this.#try(async () => {
        const plan = this.#pick(['premiumMonthly', 'monthly', 'yearly'] as const)
        await switchTo(world, plan, key)
      })
    if (what === 'card') {
      const token = this.#pick(['tok', 'other'])
      await this.#try(() => updatePaymentMethod(parts, { paymentToken: token, provider: 'STRIPE', key }))
    }
    if (what === 'bank') {
      if (payments.banks.has('pm_tok')) payments.banks.delete('pm_tok')
      else {
        payments.banks.set('pm_tok', this.#pick(['insufficient_funds', 'action']))
        this.hasRefused = true
      }
    }
  }

  /** Webhooks: some are lost, some come twice, all in any order. */
  async #hear(): Promise<void> {
    const { world } = this
    const { told, provider } = world.payments
    const events = told.slice(this.#told).toSorted(() => this.#random() - 0.5)
    this.#told = told.length
    for (const event of [...events, ...told.slice(0, 1)]) {
      if (this.#isRough && this.#random() < 0.3) continue
      await this.#try(async () => {
        const id = await storeEvent(world.parts, provider.name, event)
        await processEvent(world.parts, id)
      })
    }
  }

  /** What changed at the provider since the last night that ended well is compared. */
  async #compare(): Promise<void> {
    const { world } = this
    const since = this.#comparedAt
    await this.#try(async () => {
      const answer = await world.payments.provider.chargesSince(since, null)
      if (answer.is === 'unavailable') return
      for (const charge of answer.value.charges) await compareCharge(world.parts, charge)
      this.#comparedAt = world.now
    })
  }

  /** What the cron and the queue do. Two workers may do the same at once. */
  async #work(): Promise<void> {
    const { world } = this
    const { parts } = world
    const membership = membershipOf(world)
    if (membership && membership.next_charge_at !== null && membership.next_charge_at <= world.now)
      await Promise.all([
        this.#try(() => chargeDue(parts, membership.id)),
        this.#random() < 0.3 ? this.#try(() => chargeDue(parts, membership.id)) : undefined,
      ])
    for (const { id, check_at } of chargesOf(world))
      if (check_at !== null && check_at <= world.now) await this.#try(() => look(parts, id))
    this.#isRecording = true
    await recordTaxes(world, (work) => this.#try(work))
    this.#isRecording = false
  }

  /** People are told what became of their memberships, unless the mail is down. Two sweeps may do the same at once. */
  async #tell(): Promise<void> {
    const { world } = this
    const parts = { ...world.parts, mainOrigin: 'https://quire.example' }
    world.isMailDown = this.#isRough && this.#random() < 0.2
    this.#isTelling = true
    for (const id of untold(world))
      await Promise.all([tell(parts, id), this.#random() < 0.3 ? tell(parts, id) : undefined])
    this.#isTelling = false
  }

  async run(): Promise<void> {
    const { world } = this
    for (let step = 0; step < STEPS; step++) {
      await this.#act()
      happenAtProvider(this.world.payments, this.#random)
      await this.#hear()
      await this.#work()
      await this.#compare()
      if (this.#random() < 0.3) await this.#tell()
      checkNobodyIsLockedOut(world)
      checkPromises(world)
      world.now += Math.round((0.01 + this.#random() * 18) * DAY)
    }
    await this.#settle()
  }

  /** The night comes, and everything works: what was missed is found. */
  async #settle(): Promise<void> {
    this.#isRough = false
    const { world } = this
    for (let round = 0; round < 4; round++) {
      await this.#compare()
      await this.#hear()
      await this.#work()
      world.now += 70 * MINUTE
    }
    await this.#tell()
  }
}
