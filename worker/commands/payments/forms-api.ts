import { type Account, newId, type Payment, type Setup, type Source } from './account'
import { asksFirst, keepSource, objectionTo, settle, type Tell } from './bank'
import { sendToBank } from './bank-page'
import { cardOf, isNumber, NOT_AUTHENTICATED } from './cards'
import { json, type Reply } from './http'
import { errorObject, paymentObject, setupObject } from './stripe-objects'

/** What the forms of the stand-in’s own origin send: what somebody typed, or how they answered their bank. */
interface FormRequest {
  /** Of the intent that it is about: Stripe. */
  clientSecret?: string
  /** The typed values. */
  card?: {
    number?: string
    expiry?: string
    cvc?: string
    postalCode?: string
    wallet?: 'apple_pay' | 'google_pay'
  }
  paypal?: { email?: string }
  link?: { email: string }
  sepa?: { iban: string }
  /** They choose their bank, and go on from its page to that address. */
  ideal?: { returnUrl: string }
  /** Asks which methods the form offers. */
  isAsking?: boolean
  /** How somebody answered their bank. */
  isAuthentic?: boolean
}

const invalid = (code: string): Reply =>
  json({ error: { type: 'validation_error', code, message: code } }, 400)

/** The typed card, or its error in Stripe’s words. */
function readCard(card: FormRequest['card'], now: number): Source | string {
  const number = (card?.number ?? '').replace(/\D/g, '')
  if (!number) return 'incomplete_number'
  if (!isNumber(number) && !cardOf(number).refusedAtOnce) return 'invalid_number'
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec((card?.expiry ?? '').trim()) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return 'incomplete_expiry'
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  if (Date.UTC(fullYear, Number(month)) <= now) return 'invalid_expiry_year_past'
  if (!/^\d{3,4}$/.test((card?.cvc ?? '').trim())) return 'incomplete_cvc'
  const { brand } = cardOf(number)
  const wallet = card?.wallet ? { wallet: card.wallet } : {}
  return { kind: 'card', number, brand, month: Number(month), year: fullYear, ...wallet }
}

function sourceIn({ card, paypal, link, sepa, ideal }: FormRequest, now: number): Source | string {
  if (ideal) return { kind: 'ideal' }
  if (link) return { kind: 'link', email: link.email }
  if (sepa) return { kind: 'sepa', iban: sepa.iban }
  return paypal ? { kind: 'paypal', email: paypal.email || 'reader@paypal.example' } : readCard(card, now)
}

/** Stripe’s names of the methods that a form has to offer before they can be chosen. */
const LOCAL = { link: 'link', sepa: 'sepa_debit', ideal: 'ideal' } as const

/** Whether a form offers a method. */
const isOffered = ({ types = [] }: Setup, { kind }: Source): boolean =>
  (kind !== 'link' && kind !== 'sepa' && kind !== 'ideal') || types.includes(LOCAL[kind])

function refuseSetup(setup: Setup, refusal: { code: string; issuers: string }): Reply {
  setup.error = refusal
  setup.status = 'requires_payment_method'
  return json({ error: { ...errorObject(refusal), setup_intent: setupObject(setup) } }, 402)
}

/** Confirms what a form of Stripe’s kind was opened for. */
function confirmSetup(
  account: Account,
  setup: Setup,
  request: FormRequest,
  { now, origin }: { now: number; origin: string },
): Reply {
  if (setup.status === 'succeeded') return json({ setupIntent: setupObject(setup) })
  const method = account.records.methods.find(({ id }) => id === setup.method)
  if (request.isAuthentic !== undefined) {
    if (!request.isAuthentic || !method) return refuseSetup(setup, NOT_AUTHENTICATED)
    method.isAuthenticated = true
  } else {
    const source = sourceIn(request, now)
    if (typeof source === 'string') return invalid(source)
    if (!isOffered(setup, source)) return invalid('payment_method_unactivated')
    const refusal = objectionTo(source)
    if (refusal) return refuseSetup(setup, refusal)
    if (request.ideal) return sendToBank(account, setup, request.ideal.returnUrl, origin)
    const kept = keepSource(account, { source, customer: null, now })
    setup.method = kept.id
    if (asksFirst(source)) {
      setup.status = 'requires_action'
      return json({ setupIntent: setupObject(setup) })
    }
  }
  setup.error = null
  setup.status = 'succeeded'
  const kept = account.records.methods.find(({ id }) => id === setup.method)
  // Stripe keeps it with the customer at once, if the form names one.
  if (kept && setup.customer) kept.customer = setup.customer
  return json({ setupIntent: setupObject(setup) })
}

/** Somebody answers their bank’s question about a payment. */
function confirmPayment(
  account: Account,
  payment: Payment,
  { isAuthentic }: FormRequest,
  { now, tell }: { now: number; tell: Tell },
): Reply {
  if (payment.status === 'canceled')
    return json(
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: 'The payment was canceled.',
          payment_intent: paymentObject(payment),
        },
      },
      400,
    )
  if (payment.status === 'requires_action' && isAuthentic !== undefined) {
    const refusal = { ...NOT_AUTHENTICATED, code: 'payment_intent_authentication_failure' }
    settle(account, payment, { refusal: isAuthentic ? null : refusal, now, tell })
  }
  if (!payment.error) return json({ paymentIntent: paymentObject(payment) })
  return json({ error: { ...errorObject(payment.error), payment_intent: paymentObject(payment) } }, 402)
}

/** Answers the forms of Stripe’s kind: by the secret of what they were opened for. */
export function answerForm(
  account: Account,
  request: FormRequest,
  { now, tell, origin }: { now: number; tell: Tell; origin: string },
): Reply {
  const secret = request.clientSecret ?? ''
  const setup = account.records.setups.find((known) => known.secret === secret)
  if (setup && request.isAsking) return json({ types: setup.types ?? [] })
  if (setup) return confirmSetup(account, setup, request, { now, origin })
  const payment = account.records.payments.find((known) => known.secret === secret)
  if (payment) return confirmPayment(account, payment, request, { now, tell })
  return json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent' } },
    404,
  )
}

/** Answers the forms of Braintree’s kind: what was typed becomes a nonce, which is used once. */
export function tokenize(account: Account, request: FormRequest, now: number): Reply {
  const source = sourceIn(request, now)
  if (typeof source === 'string') return invalid(source)
  const nonce = newId('nonce')
  account.nonces.set(nonce, source)
  if (source.kind !== 'card')
    return json({ nonce, type: 'PayPalAccount', details: { email: 'email' in source ? source.email : '' } })
  return json({
    nonce,
    type: 'CreditCard',
    details: { lastFour: source.number.slice(-4) },
    asks: asksFirst(source),
  })
}
