import { createHash } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { XSRF_HEADER } from '../../../schema/rules/session'
import type { Keys } from '../../../worker/services/identity/keys'
import { send } from '../../bench/http'
import type { accountAt } from '../payments'
import { randomFrom } from '../random'
import { cookiesOf, referenceOf } from '../session-cookie'
import type { KillableSite } from './killable-site'

/** What every payer shares. */
interface Surroundings {
  site: KillableSite
  account: ReturnType<typeof accountAt>
  keys: Keys
  agent: Agent
  /** Is called with each answer of the site. */
  answered(): void
}

/** What a payment answers, as far as it matters here. */
interface Paying {
  __typename: string
  message?: string
  action?: { clientSecret: string } | null
}

const FAILURE = '... on UserError { message }'
const PAYING = `__typename ... on MembershipPayment { action { clientSecret } } ${FAILURE}`
const FORM = `query ($purpose: PaymentPurpose!, $type: MembershipType, $country: String) {
  paymentForm(purpose: $purpose, membershipType: $type, country: $country) {
    __typename ... on PaymentForm { provider clientSecret } ${FAILURE} } }`
const QUOTE = `query ($type: MembershipType!, $country: String) {
  quoteMembership(membershipType: $type, country: $country) { __typename ... on MembershipQuote { price } } }`
const JOIN = `mutation ($type: MembershipType!, $token: String!, $provider: PaymentProvider!, $price: Int!, $country: String, $key: String!) {
  paid: createMembership(membershipType: $type, paymentToken: $token, provider: $provider, price: $price, country: $country, key: $key) { ${PAYING} } }`
const QUOTE_SWITCH = `query ($type: MembershipType!) { quoteSwitch(membershipType: $type) { __typename ... on SwitchQuote { price } } }`
const SWITCH = `mutation ($type: MembershipType!, $price: Int!, $key: String!) {
  paid: switchPlan(membershipType: $type, price: $price, key: $key) { ${PAYING} } }`
const UPDATE = `mutation ($token: String!, $provider: PaymentProvider!, $key: String!) {
  paid: updatePaymentMethod(paymentToken: $token, provider: $provider, key: $key) { ${PAYING} } }`
const CANCEL = `mutation ($key: String!) { done: cancelMembership(key: $key) { __typename } }`
const RESUME = `mutation ($id: ID!) { done: uncancelMembership(input: { membershipId: $id }) { __typename } }`
const OWN = '{ viewer { membership { tier } membershipStatus { id state } } }'

/** Paid, declined whenever it is charged, and one whose bank asks each time. */
const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000341',
  '4000002760003184',
]
/** A country of each currency; Canada’s payments are Braintree’s. */
const COUNTRIES = ['US', 'US', 'CA', 'CA', 'DE', 'GB', 'AU', 'IN', 'BR', 'JP']
const TYPES = ['MONTHLY', 'MONTHLY', 'YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY'] as const
const ACTS = [
  'join',
  'join',
  'join',
  'switch',
  'switch',
  'cancel',
  'resume',
  'card',
  'give back',
  'dispute',
] as const

/** Does it again until it succeeds, as a person who fills in a form does while the provider has faults. */
async function insist<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let i = 1; ; i++) {
    try {
      return await work()
    } catch (error) {
      if (i === 20) throw error
    }
  }
}

/** Somebody at a browser, who does by a seed what people do. */
export class Payer {
  readonly #random: (below: number) => number
  readonly #country: string
  #keys = 0

  constructor(
    readonly id: string,
    seed: number,
    private readonly around: Surroundings,
  ) {
    this.#random = randomFrom(seed)
    this.#country = this.#pick(COUNTRIES)
  }

  #pick = <Value>(values: readonly Value[]): Value => values[this.#random(values.length)] as Value
  #key = (): string => `a-key-of-this-tab-${this.#keys++}`

  /** Sends a request until it is answered, each time the same. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { site, keys, agent, answered } = this.around
    const hash = createHash('sha256').update(referenceOf(this.id)).digest('hex')
    const headers = {
      ...cookiesOf(this.id),
      origin: site.url,
      'content-type': 'application/json',
      'cf-connecting-ip': `2001:db8::${this.id.slice(-4)}`,
      [XSRF_HEADER]: await keys.hash('xsrf', hash),
    }
    const body = JSON.stringify({ query, variables })
    for (;;) {
      await site.up
      const sending = { path: '/_/graphql', method: 'POST', headers, body }
      const answer = await send(site.url, sending, agent).catch(() => undefined)
      if (answer && answer.status < 500) {
        const { data, errors } = JSON.parse(answer.bytes.toString()) as { data: Data; errors?: unknown }
        expect(errors, `${this.id}: ${query}`).toBeUndefined()
        answered()
        return data
      }
      await setTimeout(20)
    }
  }

  own = async () =>
    (
      await this.ask<{
        viewer: { membership: object | null; membershipStatus: { id: string; state: string } | null }
      }>(OWN)
    ).viewer

  /** Sends a payment again while nobody knows what became of it, and once the bank has been answered. */
  async #pay(query: string, variables: object): Promise<void> {
    const { account } = this.around
    for (let i = 0; i < 4; i++) {
      const { paid } = await this.ask<{ paid: Paying }>(query, variables)
      const secret = paid.action?.clientSecret
      const isAuthentic = this.#random(4) > 0
      if (secret) await insist(() => account.answerBank(secret, isAuthentic))
      else if (paid.__typename !== 'CheckoutNotAvailable') return
    }
  }

  /** Opens the provider’s form and fills it in. */
  async #fillIn(purpose: 'JOIN' | 'UPDATE', type?: string) {
    const given = { purpose, type, country: this.#country }
    const { paymentForm: form } = await this.ask<{
      paymentForm: { __typename: string; provider: 'STRIPE' | 'BRAINTREE'; clientSecret: string }
    }>(FORM, given)
    if (form.__typename !== 'PaymentForm') return undefined
    const card = this.#pick(CARDS)
    const token = await insist(() => this.around.account.fillIn(form, card))
    return { token, provider: form.provider }
  }

  async #join(type: string): Promise<void> {
    const country = this.#country
    const { quoteMembership: quote } = await this.ask<{ quoteMembership: { price?: number } }>(QUOTE, {
      type,
      country,
    })
    const filled = quote.price === undefined ? undefined : await this.#fillIn('JOIN', type)
    if (!filled) return
    const bought = { type, price: quote.price, country, ...filled, key: this.#key() }
    // Some press the button in two tabs.
    const tabs = this.#random(4) === 0 ? [bought, { ...bought, key: this.#key() }] : [bought]
    await Promise.all(tabs.map((tab) => this.#pay(JOIN, tab)))
  }

  async #switch(type: string): Promise<void> {
    const { quoteSwitch: quote } = await this.ask<{ quoteSwitch: { price?: number } }>(QUOTE_SWITCH, { type })
    if (quote.price !== undefined) await this.#pay(SWITCH, { type, price: quote.price, key: this.#key() })
  }

  /** What they paid at the provider, the oldest first. */
  async #payments() {
    const { account, site } = this.around
    const charges = await site.rows<{ key: string }>('SELECT key FROM charge WHERE user_id = ?', this.id)
    const own = new Set(charges.map(({ key }) => key))
    const { payments } = await account.control({})
    return payments.filter(({ metadata, status }) => own.has(metadata.key ?? '') && status === 'succeeded')
  }

  /** The provider gives money back, or a bank takes it back, or doesn’t after all. */
  async #undo(what: 'give back' | 'dispute'): Promise<void> {
    const { account } = this.around
    const paid = await this.#payments()
    if (paid.length === 0) return
    const { metadata, amount, refunds, dispute } = this.#pick(paid)
    const left = refunds.reduce((sum, refund) => sum - refund.amount, amount)
    const { key } = metadata
    if (what === 'give back' && left > 0 && dispute === null)
      await account.control({ refund: { key, amount: this.#random(2) === 0 ? left : Math.min(left, 100) } })
    if (what === 'dispute' && left > 0)
      await account.control({
        dispute: { key, status: dispute === null ? 'needs_response' : this.#pick(['won', 'lost']) },
      })
  }

  /** Does one thing. @param isFirst whether they are new: then they join. */
  async act(isFirst: boolean): Promise<void> {
    const what = isFirst ? 'join' : this.#pick(ACTS)
    const type = this.#pick(TYPES)
    if (what === 'join') await this.#join(type)
    if (what === 'switch') await this.#switch(type)
    if (what === 'cancel') await this.ask(CANCEL, { key: this.#key() })
    if (what === 'resume') {
      const { membershipStatus } = await this.own()
      if (membershipStatus) await this.ask(RESUME, { id: membershipStatus.id })
    }
    if (what === 'card') {
      const filled = await this.#fillIn('UPDATE')
      if (filled) await this.#pay(UPDATE, { ...filled, key: this.#key() })
    }
    if (what === 'give back' || what === 'dispute') await this.#undo(what)
  }
}
