import type { Account, Payment } from './account'
import { SOLD_IN } from './balance'
import { charge, giveBack, settleDebits, type Tell } from './bank'
import { CONNECT_WAYS } from './connect/api'
import { settlePayouts } from './connect/settle'
import { CUSTOMER_WAYS } from './customer-api'
import { type Form, json, type Reply, textIn, textsIn } from './http'
import { methodWith } from './named-methods'
import { type Asked, limitIn, missing, type Way, wrong } from './stripe-asked'
import { listBalance } from './stripe-balance'
import {
  disputeObjects,
  errorObject,
  eventObject,
  listObject,
  paymentObject,
  refundObjects,
} from './stripe-objects'
import { TAX_WAYS } from './tax-api'
import { isBraintrees } from './webhooks'

/** Lists begin with the newest. */
const since = <Item extends { created: number }>(items: readonly Item[], form: Form): Item[] => {
  const created = form.created
  const from = Number(typeof created === 'object' ? textIn(created, 'gte') : 0) * 1000
  return items.filter((item) => Math.floor(item.created / 1000) * 1000 >= from).reverse()
}

function createPayment({ account, form, now, tell }: Asked): Reply {
  const customer = textIn(form, 'customer')
  const method = methodWith(account, textIn(form, 'payment_method'), now)
  const amount = Number(textIn(form, 'amount'))
  const currency = textIn(form, 'currency')
  if (!Number.isInteger(amount) || amount < 50) return wrong('amount_too_small', 'amount')
  if (!SOLD_IN.has(currency)) return wrong('parameter_invalid', 'currency')
  if (!method || method.customer !== customer) return missing('payment_method')
  if (textIn(form, 'confirm') !== 'true') return wrong('parameter_missing', 'confirm')
  const payment = charge(
    account,
    {
      customer,
      method,
      amount,
      currency,
      description: textIn(form, 'description'),
      metadata: textsIn(form, 'metadata'),
      isSomebodyThere: textIn(form, 'off_session') !== 'true',
    },
    { now, tell },
  )
  if (!payment.error) return json(paymentObject(payment))
  return json({ error: { ...errorObject(payment.error), payment_intent: paymentObject(payment) } }, 402)
}

/** The payments that were made here; the account has another provider’s, too. */
const paymentsOf = ({ records }: Account): Payment[] =>
  records.payments.filter((payment) => !isBraintrees(payment))

function readPayment({ account, id }: Asked): Reply {
  const payment = paymentsOf(account).find((known) => known.id === id)
  return payment ? json(paymentObject(payment)) : missing('intent')
}

function cancelPayment({ account, id, tell }: Asked): Reply {
  const payment = paymentsOf(account).find((known) => known.id === id)
  if (!payment) return missing('intent')
  if (payment.status === 'succeeded' || payment.status === 'canceled')
    return wrong('payment_intent_unexpected_state', 'intent')
  payment.status = 'canceled'
  tell(account, 'payment_intent.canceled', payment)
  return json(paymentObject(payment))
}

function listPayments({ account, form }: Asked): Reply {
  const customer = textIn(form, 'customer')
  const payments = since(paymentsOf(account), form).filter(
    (known) => customer === '' || known.customer === customer,
  )
  return json(listObject(payments.map(paymentObject), limitIn(form)))
}

function searchPayments({ account, form }: Asked): Reply {
  const key = /^metadata\['key'\]:'([\w:.-]+)'$/.exec(textIn(form, 'query'))?.[1]
  const payments = paymentsOf(account).filter(({ metadata }) => metadata.key === key)
  return json({
    object: 'search_result',
    data: payments.map(paymentObject),
    has_more: false,
    next_page: null,
  })
}

function createRefund({ account, form, now, tell }: Asked): Reply {
  const payment = paymentsOf(account).find((known) => known.id === textIn(form, 'payment_intent'))
  if (!payment) return missing('payment_intent')
  const left = payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const amount = Number(textIn(form, 'amount') || left)
  if (left === 0) return wrong('charge_already_refunded', 'payment_intent')
  if (payment.status !== 'succeeded' || amount > left || amount <= 0)
    return wrong('parameter_invalid', 'amount')
  giveBack(account, payment, { amount, metadata: textsIn(form, 'metadata'), now, tell })
  return json(refundObjects(payment).at(-1))
}

const ofPayment =
  (objects: (payment: Payment) => { id: string }[]) =>
  ({ account, form }: Asked): Reply => {
    const payment = paymentsOf(account).find((known) => known.id === textIn(form, 'payment_intent'))
    return json(listObject(payment ? objects(payment).reverse() : [], limitIn(form)))
  }

function listEvents({ account, form }: Asked): Reply {
  const types = Object.values(textsIn(form, 'types'))
  const events = since(account.records.events, form).filter(
    ({ type }) => types.length === 0 || types.includes(type),
  )
  const objects = events.flatMap((event) => {
    const payment = paymentsOf(account).find(({ id }) => id === event.payment)
    return payment ? [eventObject(event, payment)] : []
  })
  return json(listObject(objects, limitIn(form)))
}

const WAYS: readonly Way[] = [
  ['POST', /^payment_intents$/, createPayment],
  ['GET', /^payment_intents$/, listPayments],
  ['GET', /^payment_intents\/search$/, searchPayments],
  ['GET', /^payment_intents\/(\w+)$/, readPayment],
  ['POST', /^payment_intents\/(\w+)\/cancel$/, cancelPayment],
  ['POST', /^refunds$/, createRefund],
  ['GET', /^refunds$/, ofPayment(refundObjects)],
  ['GET', /^disputes$/, ofPayment(disputeObjects)],
  ['GET', /^events$/, listEvents],
  ['GET', /^balance_transactions$/, listBalance],
  ...CUSTOMER_WAYS,
  ...CONNECT_WAYS,
  ...TAX_WAYS,
]

/** The request, without the parts that may differ between two equal ones. */
export interface StripeRequest {
  method: string
  /** Below `/v1/`. */
  path: string
  form: Form
  idempotencyKey: string | undefined
  connected: string | undefined
  origin: string
}

/** Answers as Stripe does: a repeated idempotency key gets the first answer again. */
export function answerStripe(
  account: Account,
  { method, path, form, idempotencyKey, connected, origin }: StripeRequest,
  { now, tell }: { now: number; tell: Tell },
): Reply {
  const way = WAYS.find(([verb, pattern]) => verb === method && pattern.test(path))
  if (!way) {
    const message = `Unrecognized request URL (${method}: /v1/${path})`
    return json({ error: { type: 'invalid_request_error', message } }, 404)
  }
  settlePayouts(account, now)
  settleDebits(account, { now, tell })
  const asked = `${method} ${path} ${connected ?? ''} ${JSON.stringify(form)}`
  const key = method === 'POST' ? idempotencyKey : undefined
  const earlier = key === undefined ? undefined : account.records.answered[key]
  if (earlier && earlier.asked !== asked)
    return json(
      {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters',
        },
      },
      400,
    )
  if (earlier) return json(earlier.body, earlier.status)
  const reply = way[2]({ account, id: way[1].exec(path)?.[1] ?? '', form, now, tell, connected, origin })
  if (key !== undefined) account.records.answered[key] = { asked, status: reply.status, body: reply.body }
  return reply
}
