import { CURRENCIES, currencyOf } from '../../../schema/rules/membership/plans'
import { PLAN_OF_TYPE } from '../../../schema/rules/membership/types'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import type { Account } from '../../../worker/commands/payments/account'
import { heldByBraintree } from '../../../worker/commands/payments/braintree-reports'
import { balanceOf } from '../../../worker/commands/payments/stripe-balance'
import { openBraintree } from '../../../worker/platform/payments/braintree/open-braintree'
import { openStripe } from '../../../worker/platform/payments/stripe/open-stripe'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { createMembership } from '../../../worker/services/membership/create-membership'
import { quoteMembership } from '../../../worker/services/membership/quote-membership'
import { reconcile } from '../../../worker/services/reconciliation/reconcile'
import { pretendTaxes } from '../../support/membership/pretend-taxes'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import { checkTaxes } from '../../support/membership/taxes'
import { openWorld, type World } from '../../support/membership/world'
import { accountAt } from '../../support/payments'
import { randomFrom } from '../../support/random'

/** A country of each currency. */
const COUNTRIES = ['US', 'CA', 'DE', 'GB', 'AU', 'IN', 'BR', 'JP']
const TYPES = ['YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY'] as const
const WEATHER = ['none', 'none', 'none', 'down', 'lost', 'garbage'] as const
const STEPS = 6

class Killed extends Error {}

interface Row {
  [column: string]: string | number | null
}

/**
 * Somebody who pays, at an account of their own at the stand-in, of which no webhook ever arrives: what happens there is
 * known from its movements alone.
 */
export class PaidHistory {
  readonly sqlite = sqliteD1()
  readonly world: World
  readonly name: 'STRIPE' | 'BRAINTREE'
  /** What the account moved for nothing of ours, in the order of the currencies. */
  readonly strays: { amount: number; currency: string }[] = []
  readonly #account: ReturnType<typeof accountAt>
  readonly #random: (below: number) => number
  /** What the tax service was told, and who buys. */
  readonly #taxes: ReturnType<typeof pretendTaxes>
  #isRough = true

  constructor(
    readonly number: number,
    standIn: string,
  ) {
    this.#random = randomFrom(number + 1)
    this.#taxes = pretendTaxes(number, () => this.#isRough)
    this.name = number % 2 === 0 ? 'STRIPE' : 'BRAINTREE'
    this.#account = accountAt(standIn, `history${number}`)
    this.world = openWorld(this.sqlite, `h${String(number).padStart(11, '0')}`, {
      now: Date.now() - 200 * DAY,
      country: COUNTRIES[number % COUNTRIES.length] ?? null,
      taxes: this.#taxes.taxes,
      kill: () => {
        if (this.#isRough && this.#random(40) === 0) throw new Killed()
      },
    })
    const currency = currencyOf(COUNTRIES[number % COUNTRIES.length])
    const accounts = { BRAINTREE_ACCOUNTS: `${currency}=quire_${currency.toLowerCase()}` }
    const env = { ENVIRONMENT: 'development', ...this.#account.vars, ...accounts } as Env
    const limits = { retryDelay: 1 }
    const provider = this.name === 'STRIPE' ? openStripe(env, limits) : openBraintree(env, limits)
    Object.assign(this.world.parts, {
      payments: {
        forCountry: () => provider,
        named: (name: string) => (name === this.name ? provider : undefined),
      },
    })
  }

  #pick = <Value>(values: readonly Value[]): Value => values[this.#random(values.length)] as Value

  rows = (sql: string): Row[] => this.sqlite.rows<Row>(sql)

  async #control(command: Readonly<Record<string, unknown>>) {
    return this.#account.control(command)
  }

  /** The worker may be killed in anything that it does. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
  }

  async #advance(milliseconds: number): Promise<void> {
    this.world.now += milliseconds
    const faults = this.#isRough ? Array.from({ length: 3 }, () => ({ kind: this.#pick(WEATHER) })) : []
    await this.#control({ ahead: this.world.now - Date.now(), faults })
  }

  async #join(): Promise<void> {
    const { parts } = this.world
    const membershipType = this.#pick(TYPES)
    const quoted = await quoteMembership(parts, {
      plan: PLAN_OF_TYPE[membershipType],
      coupon: null,
      country: null,
      billing: this.#taxes.billing,
    })
    if (!quoted.ok) throw new Error('There is no price')
    const { billing } = this.#taxes
    const { total: price, currency } = quoted.value.quote
    const provider = parts.payments.named(this.name)
    const form = await provider?.form({
      key: parts.newId(),
      userId: this.world.id,
      customerId: null,
      amount: price,
      currency,
    })
    if (form?.is !== 'done') return
    const paymentToken = await this.#account.fillIn(form.value, '4242424242424242').catch(() => undefined)
    if (!paymentToken) return
    const key = `a-key-that-is-long-${this.number}-${this.world.now}`
    const join = { membershipType, paymentToken, provider: this.name, price, billing, coupon: null, key }
    for (let i = 0; i < 2; i++) await this.#try(() => createMembership(parts, join))
  }

  async #renew(): Promise<void> {
    const due = this.sqlite.rows<{ id: string }>(
      'select id from membership where next_charge_at <= ?',
      this.world.now,
    )
    for (const { id } of due) await this.#try(() => chargeDue(this.world.parts, id))
  }

  /** What happens at the provider, without a word to us. */
  async #happen(): Promise<void> {
    const { payments } = await this.#control({})
    const paid = payments.filter(({ status }) => status === 'succeeded')
    const payment = paid.length > 0 ? this.#pick(paid) : undefined
    if (payment) {
      const { key } = payment.metadata
      const left = payment.refunds.reduce((sum, { amount }) => sum - amount, payment.amount)
      const what = this.#pick(['refund', 'refund', 'dispute', 'dispute', 'nothing'])
      if (what === 'refund' && left > 0 && payment.dispute === null)
        await this.#control({ refund: { key, amount: this.#pick([left, Math.ceil(left / 3)]) } })
      if (what === 'dispute' && left > 0) {
        const status = payment.dispute === null ? 'needs_response' : this.#pick(['won', 'lost'])
        await this.#control({ dispute: { key, status } })
      }
    }
    if (this.name === 'BRAINTREE') return
    const currency = this.#pick(['usd', 'cad', 'eur', 'gbp'])
    const amount = 1 + this.#random(900)
    const category = this.#pick(['payout', 'payout_reversal', 'fee', 'other_adjustment', 'nothing'])
    if (category === 'nothing') return
    const moved = category === 'payout' || category === 'fee' ? -amount : amount
    await this.#control({ move: { category, amount: moved, currency } })
    if (category === 'other_adjustment') this.strays.push({ amount: moved, currency: currency.toUpperCase() })
  }

  /** The job runs, perhaps in two places at once. */
  async #reconcile(): Promise<void> {
    const { parts } = this.world
    const run = () => this.#try(() => reconcile(parts, 20))
    await Promise.all(this.#random(3) === 0 ? [run(), run()] : [run()])
  }

  async run(): Promise<void> {
    await this.#advance(0)
    for (let step = 0; step < STEPS; step++) {
      if (this.rows('select 1 from membership').length === 0) await this.#join()
      await this.#renew()
      await this.#happen()
      await this.#reconcile()
      await this.#advance((1 + this.#random(25)) * DAY)
    }
    await this.settle()
  }

  /** Everything works, and time goes by until all money has moved. */
  async settle(): Promise<void> {
    this.#isRough = false
    await this.#advance(20 * DAY)
    for (let i = 0; i < 200; i++) {
      const { now } = this.world
      await reconcile(this.world.parts, 100)
      const [left] = this.sqlite.rows<{ due: number; unread: number }>(
        `select (select count(*) from provider_movement where due_at <= ?) + (select count(*) from charge where compare_at <= ?) as due,
           (select count(*) from provider_reading where finished_at is null or started_at < ?) as unread`,
        now,
        now,
        now - HOUR,
      )
      if (left?.due === 0 && left.unread === 0) return
      // A reading that is over begins anew some hours later.
      if (left?.unread && this.rows('select 1 from provider_reading where finished_at is null').length === 0)
        await this.#advance(7 * HOUR)
    }
    throw new Error(`${this.number} isn’t read to its end`)
  }

  /** Everything is compared once more, as it was read. */
  async compareAgain(): Promise<void> {
    this.sqlite.run('update provider_movement set due_at = 1')
    this.sqlite.run('update charge set compare_at = 1')
    await reconcile(this.world.parts, 1000)
  }

  /** Each office is owed its tax on what the provider left. */
  checkTaxes(): void {
    checkTaxes(this.world, this.sqlite)
  }

  /** What the provider has of ours, by currency, as it says it itself. */
  async heldThere(): Promise<Record<string, number>> {
    const records = await this.#control({})
    const account = { records } as unknown as Account
    const held = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0]))
    for (const { amount, fee, currency } of this.name === 'STRIPE' ? balanceOf(account) : [])
      held[currency.toUpperCase()] = (held[currency.toUpperCase()] ?? 0) + amount - fee
    if (this.name === 'BRAINTREE') {
      const currency = currencyOf(COUNTRIES[this.number % COUNTRIES.length])
      held[currency] = heldByBraintree(account, currency.toLowerCase(), this.world.now)
    }
    return held
  }
}
