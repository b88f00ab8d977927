import type Stripe from 'stripe'
import { OUTSIDE_SCRIPTS } from '../../../../schema/rules/outside-scripts'
import { providerAddress } from '../address'
import { logUnavailable, type PaymentLimits, steadily } from '../ask'
import { answerOf, done, unavailable } from '../outcome'
import type { Charge, ChargeInput, FormInput, Outcome, PaymentProvider } from '../provider'
import { declineIn, isMissing, once, openClient, STRIPE_API, verified } from './client'
import { eventOf } from './events'
import { keep } from './keep'
import { chargedIn, offeredIn } from './methods'
import { pageOfMovements } from './movements'
import { declined, orNull } from './outcomes'
import { pageOfCharges } from './pages'
import {
  chargeOf,
  declineOf,
  fingerprintOf,
  idOf,
  isLasting,
  mayBeDisputed,
  methodOf,
  WITH_CHARGE,
} from './read'

/** How many of a customer's last payments are searched for a key; keys are kept for a day by Stripe itself. */
const LAST_PAYMENTS = 20

/** Keys are ours, and stand in a query. */
const isKey = (key: string): boolean => /^[\w:.-]{1,200}$/.test(key)

/** The requests of one configured account. */
function stripeAccount(open: () => Promise<Stripe>, limits: PaymentLimits) {
  let client: Promise<Stripe> | undefined
  /** The outcome of a request. A declined card is an outcome, and so is a missing answer. */
  const ask = async <Value>(
    name: string,
    work: (stripe: Stripe) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    client ??= open()
    const stripe = await client
    try {
      return (await steadily(`stripe ${name}`, () => once(() => work(stripe)), limits)) ?? unavailable
    } catch (error) {
      const decline = declineIn(error)
      if (decline) return declined(decline.code, decline.issuers)
      logUnavailable(`stripe ${name}`, 'missing')
      return unavailable
    }
  }
  /** The outcome of a request that can't be declined. */
  const read = async <Value>(name: string, work: (stripe: Stripe) => Promise<Value>) =>
    answerOf(await ask(name, async (stripe) => done(await work(stripe))))
  return { ask, read }
}

async function withDisputes(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Charge> {
  if (!mayBeDisputed(intent)) return chargeOf(intent, false)
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 })
  return chargeOf(intent, data.some(isLasting))
}

const readIntent = async (stripe: Stripe, id: string): Promise<Charge> =>
  withDisputes(stripe, await stripe.paymentIntents.retrieve(id, { expand: [WITH_CHARGE] }))

/** What became of a payment that was asked for. */
async function outcomeOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Outcome<Charge>> {
  if (intent.status === 'requires_action' && intent.client_secret)
    return { is: 'action', clientSecret: intent.client_secret }
  if (intent.status === 'requires_payment_method' || intent.status === 'canceled')
    return { is: 'declined', code: declineOf(intent) }
  return done(await withDisputes(stripe, intent))
}

async function charge(stripe: Stripe, input: ChargeInput): Promise<Outcome<Charge>> {
  const { key, amount, currency, customerId, methodId, description, isOnSession } = input
  const { data } = await stripe.paymentIntents.list({ customer: customerId, limit: LAST_PAYMENTS })
  const earlier = data.find(({ metadata }) => metadata.key === key)
  const intent = earlier
    ? await stripe.paymentIntents.retrieve(earlier.id, { expand: [WITH_CHARGE] })
    : await stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          customer: customerId,
          payment_method: methodId,
          ...chargedIn(currency),
          confirm: true,
          // Stripe’s fee is known at once with it.
          capture_method: 'automatic',
          ...(isOnSession ? { use_stripe_sdk: true } : { off_session: true }),
          description,
          metadata: { key },
          expand: [WITH_CHARGE],
        },
        { idempotencyKey: `${key}:charge` },
      )
  return outcomeOf(stripe, intent)
}

/** A method or a customer that Stripe has no more can't be charged, however often it is tried. */
const missingIsDeclined = (error: unknown): Outcome<never> => {
  if (isMissing(error)) return declined('method_missing')
  throw error
}

async function refund(
  stripe: Stripe,
  { key, providerChargeId, amount }: { key: string; providerChargeId: string; amount: number },
): Promise<Outcome<Charge>> {
  const { data } = await stripe.refunds.list({ payment_intent: providerChargeId, limit: LAST_PAYMENTS })
  if (!data.some(({ metadata }) => metadata?.key === key))
    await stripe.refunds.create(
      { payment_intent: providerChargeId, amount, metadata: { key } },
      { idempotencyKey: `${key}:refund` },
    )
  return done(await readIntent(stripe, providerChargeId))
}

/** Statuses of a payment that its owner could still confirm. */
const UNCONFIRMED: ReadonlySet<string> = new Set(['requires_action', 'requires_confirmation'])

async function withdraw(stripe: Stripe, id: string): Promise<Charge | null> {
  const intent = await stripe.paymentIntents.retrieve(id).catch(orNull)
  if (!intent) return null
  if (UNCONFIRMED.has(intent.status)) await stripe.paymentIntents.cancel(id)
  return readIntent(stripe, id)
}

/**
 * Stripe, if it is configured. Sends no request yet.
 *
 * @throws Error for an address that may not be called.
 */
export function openStripe(env: Env, limits: PaymentLimits = {}): PaymentProvider | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publicKey, STRIPE_WEBHOOK_SECRET: secrets } = env
  if (!secret || !publicKey || !secrets) return undefined
  const api = providerAddress(env, env.STRIPE_API, STRIPE_API)
  const scriptUrl = providerAddress(env, env.STRIPE_SCRIPT, `${OUTSIDE_SCRIPTS.stripe}clover/stripe.js`).href
  const { ask, read } = stripeAccount(() => openClient(secret, api, limits), limits)

  return {
    name: 'STRIPE',
    takes: () => true,
    scripts: [scriptUrl],
    form: ({ key, userId, customerId, currency }: FormInput) =>
      ask('form', async (stripe) => {
        const intent = await stripe.setupIntents.create(
          {
            ...offeredIn(currency),
            usage: 'off_session',
            metadata: { userId },
            ...(customerId === null ? {} : { customer: customerId }),
          },
          { idempotencyKey: `${key}:form` },
        )
        const { client_secret: clientSecret } = intent
        return clientSecret ? done({ provider: 'STRIPE', scriptUrl, publicKey, clientSecret }) : unavailable
      }),
    keepMethod: (input) => ask('keep', (stripe) => keep(stripe, input)),
    readMethod: (methodId) =>
      read('method', async (stripe) => {
        const stored = await stripe.paymentMethods.retrieve(methodId).catch(orNull)
        if (!stored) return null
        const [method, customerId] = [methodOf(stored), idOf(stored.customer)]
        return method && customerId ? { customerId, methodId, method, ...fingerprintOf(stored) } : null
      }),
    charge: (input) => ask('charge', (stripe) => charge(stripe, input).catch(missingIsDeclined)),
    refund: (input) => ask('refund', (stripe) => refund(stripe, input)),
    withdraw: (id) => read('withdraw', (stripe) => withdraw(stripe, id)),
    findCharge: (key) =>
      read('find', async (stripe) => {
        if (!isKey(key)) return null
        const { data } = await stripe.paymentIntents.search({
          query: `metadata['key']:'${key}'`,
          limit: 1,
          expand: [`data.${WITH_CHARGE}`],
        })
        return data[0] ? withDisputes(stripe, data[0]) : null
      }),
    readCharge: (id) => read('read', (stripe) => readIntent(stripe, id).catch(orNull)),
    chargesSince: (since, cursor) =>
      read('list', (stripe) =>
        pageOfCharges(stripe, { since, cursor, readOne: withDisputes, readId: readIntent }),
      ),
    movementsSince: (since, cursor) => read('movements', (stripe) => pageOfMovements(stripe, since, cursor)),
    forget: (customerId) =>
      read('forget', async (stripe) => {
        await stripe.customers.del(customerId).catch(orNull)
        return null
      }),
    async readWebhook(request, now) {
      const event = await verified(secrets, request, now)
      return event && eventOf(event)
    },
  }
}
