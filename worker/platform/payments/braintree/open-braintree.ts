import { CARD_PARTS, partAddress } from '../../../../schema/rules/membership/braintree-scripts'
import { decimalText } from '../../../../schema/rules/membership/currencies'
import { type DeclineCode, declineOfBraintree } from '../../../../schema/rules/membership/declines'
import { OUTSIDE_SCRIPTS } from '../../../../schema/rules/outside-scripts'
import { providerAddress } from '../address'
import { fetchPayment, logUnavailable, NoAnswer, type PaymentLimits, steadily } from '../ask'
import { answerOf, done, nullIf, unavailable } from '../outcome'
import type { Charge, ChargeInput, KeepInput, KeptMethod, Outcome, PaymentProvider } from '../provider'
import { type BraintreeAccount, Refused, run } from './client'
import * as documents from './documents'
import { accountOf, merchantAccounts } from './merchant-accounts'
import { pageOfMovements } from './movements'
import { pageOfCharges } from './pages'
import { chargeOf, declineOf, keptMethodOf } from './read'
import { LEGACY, readNotification } from './webhook'

const API = 'https://payments.braintree-api.com/graphql'
/** The folder of the scripts. */
const SCRIPT = `${OUTSIDE_SCRIPTS.braintree}3.129.0/js/`

const declined = (code: DeclineCode) => ({ is: 'declined', code }) as const

const orNull = nullIf((error) => error instanceof Refused && error.errorClass === 'NOT_FOUND')

/** Braintree's own number for a token that was used before. */
const USED_TOKEN = '93107'

async function keep(
  account: BraintreeAccount,
  { email, customerId, token }: KeepInput,
): Promise<Outcome<KeptMethod>> {
  const customer =
    customerId ??
    (await run(account, { ...documents.CREATE_CUSTOMER, variables: { input: { customer: { email } } } }))
      .createCustomer.customer.id
  try {
    const { vaultPaymentMethod: kept } = await run(account, {
      ...documents.VAULT,
      variables: { input: { paymentMethodId: token, customerId: customer } },
    })
    const method = kept.paymentMethod && keptMethodOf(kept.paymentMethod)
    if (method) return done(method)
    const { gatewayRejectionReason, processorResponse } = kept.verification ?? {}
    return declined(
      kept.paymentMethod
        ? 'card_not_supported'
        : declineOfBraintree(gatewayRejectionReason ?? processorResponse?.legacyCode),
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // The answer to the first attempt was lost. Nothing was charged, and only a new form gives another token.
    if (error.legacyCode !== USED_TOKEN) return declined('declined')
    return { ...declined('processing_error'), isUsed: true }
  }
}

async function madeWith(account: BraintreeAccount, key: string): Promise<documents.Transaction | undefined> {
  const { search } = await run(account, {
    ...documents.SEARCH.made,
    variables: { input: { orderId: { is: key } }, first: 1 },
  })
  return search.results.edges[0]?.node
}

/** Braintree's numbers for a customer or a method that doesn't exist (any more), or can't be used. */
const MISSING: ReadonlySet<string | null> = new Set(['91510', '91511', '91518', '91564', '91565'])

/**
 * A method that Braintree has no more can't be charged, however often it is tried. What else it refuses is our mistake,
 * for which nobody's payment counts as failed.
 */
const missingIsDeclined = (error: unknown): Outcome<never> => {
  if (error instanceof Refused && (error.errorClass === 'NOT_FOUND' || MISSING.has(error.legacyCode)))
    return declined('method_missing')
  throw error
}

async function charge(env: Env, account: BraintreeAccount, input: ChargeInput): Promise<Outcome<Charge>> {
  const { key, methodId, amount, currency, isOnSession } = input
  const merchant = accountOf(env, currency)
  if (!merchant) throw new NoAnswer(`no merchant account for ${currency}`, false)
  const earlier = await madeWith(account, key)
  const transaction =
    earlier ??
    (
      await run(account, {
        ...documents.CHARGE_METHOD,
        variables: {
          input: {
            paymentMethodId: methodId,
            // Braintree makes one transaction for it, for 30 days, even if the search doesn't know the first one yet.
            apiRequestKey: key,
            transaction: {
              amount: decimalText(amount, currency),
              orderId: key,
              paymentInitiator: isOnSession ? 'RECURRING_FIRST' : 'RECURRING',
              ...merchant,
            },
          },
        },
      })
    ).chargePaymentMethod.transaction
  const made = chargeOf(transaction)
  return made.status === 'FAILED' ? declined(declineOf(transaction)) : done(made)
}

async function readCharge(account: BraintreeAccount, id: string): Promise<Charge | null> {
  const known = id.startsWith(LEGACY)
    ? (await run(account, { ...documents.NEW_ID, variables: { legacyId: id.slice(LEGACY.length) } }))
        .idFromLegacyId
    : id
  const { node } = await run(account, { ...documents.NODE_CHARGE, variables: { id: known } })
  return node ? chargeOf(node) : null
}

/** Statuses of a charge of which no part can be given back yet, but all of it. */
const UNSETTLED: ReadonlySet<string> = new Set([
  'AUTHORIZED',
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLEMENT_PENDING',
])

async function refund(
  account: BraintreeAccount,
  { key, providerChargeId, amount }: { key: string; providerChargeId: string; amount: number },
): Promise<Outcome<Charge>> {
  const { node } = await run(account, { ...documents.NODE_CHARGE, variables: { id: providerChargeId } })
  if (!node) return unavailable
  const before = chargeOf(node)
  const isDone = before.status === 'REFUNDED' || (node.refunds ?? []).some(({ orderId }) => orderId === key)
  if (isDone) return done(before)
  const isAll = amount === before.amount && before.refunded === 0
  if (isAll && UNSETTLED.has(node.status))
    await run(account, { ...documents.REVERSE, variables: { input: { transactionId: providerChargeId } } })
  else
    await run(account, {
      ...documents.REFUND,
      variables: {
        input: {
          transactionId: providerChargeId,
          refund: { amount: decimalText(amount, before.currency), orderId: key },
        },
      },
    })
  const after = await readCharge(account, providerChargeId)
  return after ? done(after) : unavailable
}

/**
 * Braintree, if it is configured. Sends no request yet.
 *
 * @throws Error for an address that may not be called.
 */
export function openBraintree(env: Env, limits: PaymentLimits = {}): PaymentProvider | undefined {
  const {
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
  } = env
  if (!merchantId || !publicKey || !privateKey) return undefined
  const account: BraintreeAccount = {
    api: providerAddress(env, env.BRAINTREE_API, API),
    publicKey,
    privateKey,
    limits,
    // The address says who may read the file, so the keys stay here.
    async download(url) {
      const response = await fetchPayment(providerAddress(env, url, url).href, {}, limits)
      if (!response.ok) throw new NoAnswer(`a report with status ${response.status}`, false)
      return response.text()
    },
  }
  const scriptUrl = providerAddress(env, env.BRAINTREE_SCRIPT, SCRIPT).href

  /** The outcome of a request; no answer is one. What Braintree refuses is our mistake, and the log says so. */
  const ask = async <Value>(name: string, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    try {
      return (await steadily(`braintree ${name}`, work, limits)) ?? unavailable
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const detail = [error.errorClass, error.legacyCode].filter(Boolean).join(' ')
      logUnavailable(`braintree ${name}`, detail)
      return unavailable
    }
  }
  const read = async <Value>(name: string, work: () => Promise<Value>) =>
    answerOf(await ask(name, async () => done(await work())))

  return {
    name: 'BRAINTREE',
    takes: (currency) => accountOf(env, currency) !== undefined,
    scripts: CARD_PARTS.map((part) => partAddress(scriptUrl, part)),
    form: ({ currency }) =>
      ask('form', async () => {
        const { createClientToken } = await run(account, {
          ...documents.CLIENT_TOKEN,
          variables: { input: { clientToken: accountOf(env, currency) ?? {} } },
        })
        return done({
          provider: 'BRAINTREE',
          scriptUrl,
          publicKey: merchantId,
          clientSecret: createClientToken.clientToken,
        })
      }),
    keepMethod: (input) => ask('keep', () => keep(account, input)),
    readMethod: (methodId) =>
      read('method', async () => {
        const answer = await run(account, { ...documents.NODE_METHOD, variables: { id: methodId } }).catch(
          orNull,
        )
        return (answer?.node && keptMethodOf(answer.node)) ?? null
      }),
    charge: (input) => ask('charge', () => charge(env, account, input).catch(missingIsDeclined)),
    refund: (input) => ask('refund', () => refund(account, input)),
    // The bank asks in the browser, before anything is charged.
    withdraw: (id) => read('withdraw', () => readCharge(account, id).catch(orNull)),
    findCharge: (key) =>
      read('find', async () => {
        const made = await madeWith(account, key)
        return made ? chargeOf(made) : null
      }),
    readCharge: (id) => read('read', () => readCharge(account, id).catch(orNull)),
    chargesSince: (since, cursor) => read('list', () => pageOfCharges(account, since, cursor)),
    movementsSince: (since, cursor, now) =>
      read('movements', () => pageOfMovements(account, merchantAccounts(env), { since, cursor, now })),
    forget: (customerId) =>
      read('forget', async () => {
        await run(account, { ...documents.DELETE_CUSTOMER, variables: { input: { customerId } } }).catch(
          orNull,
        )
        return null
      }),
    readWebhook: ({ body }, now) => readNotification(account, body, now),
  }
}
