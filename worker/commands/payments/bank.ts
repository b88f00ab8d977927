import { type Account, type Method, newId, type Payment, refundedOf, type Source } from './account'
import { cardOf, NOBODY_THERE, type Refusal } from './cards'

/** Records that something happened to a payment. The webhooks tell of it. */
export type Tell = (account: Account, type: string, payment: Payment) => void

/** Why a source isn’t kept; nothing if it is. */
export const objectionTo = (source: Source): Refusal | undefined =>
  source.kind === 'card' ? cardOf(source.number).refusedAtOnce : undefined

/** Whether a bank wants to see the owner before a source is kept. */
export const asksFirst = (source: Source): boolean =>
  source.kind === 'card' && cardOf(source.number).asks !== undefined

export function keepSource(
  account: Account,
  { source, customer, now }: { source: Source; customer: string | null; now: number },
): Method {
  const method: Method = { id: newId('pm'), customer, source, created: now, isAuthenticated: false }
  account.records.methods.push(method)
  return method
}

const isExpired = (source: Source, now: number): boolean =>
  source.kind === 'card' && Date.UTC(source.year, source.month) <= now

/** What becomes of a charge: paid, refused, or its bank asks. */
function verdictOn(method: Method, now: number, isSomebodyThere: boolean): Refusal | 'asks' | undefined {
  const { source } = method
  if (source.kind !== 'card') return undefined
  if (isExpired(source, now)) return { code: 'expired_card', issuers: '', processors: '2004' }
  const card = cardOf(source.number)
  if (card.refusedLater) return card.refusedLater
  if (card.asks === 'always') return isSomebodyThere ? 'asks' : NOBODY_THERE
  return undefined
}

/** Ends a payment: it was paid, or refused. */
export function settle(
  account: Account,
  payment: Payment,
  { refusal, now, tell }: { refusal: Payment['error']; now: number; tell: Tell },
): void {
  payment.charged = now
  payment.error = refusal
  payment.status = refusal ? 'requires_payment_method' : 'succeeded'
  tell(account, refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', payment)
}

/** How long a bank takes for a direct debit, in milliseconds, and the account of which it refuses each. */
const DEBIT_TAKES = 6 * 24 * 60 * 60 * 1000
export const EMPTY_IBAN = 'DE62370400440532013001'

/** Banks answer direct debits that have taken their time. */
export function settleDebits(account: Account, { now, tell }: { now: number; tell: Tell }): void {
  for (const payment of account.records.payments) {
    if (payment.status !== 'processing' || now < payment.created + DEBIT_TAKES) continue
    const source = account.records.methods.find(({ id }) => id === payment.method)?.source
    const isEmpty = source?.kind === 'sepa' && source.iban === EMPTY_IBAN
    const refusal = isEmpty
      ? { code: 'charge_declined', issuers: 'insufficient_funds', processors: '2001' }
      : null
    settle(account, payment, { refusal, now, tell })
  }
}

export interface Wanted {
  customer: string
  method: Method
  amount: number
  currency: string
  description: string
  metadata: Record<string, string>
  isSomebodyThere: boolean
}

/** Charges a method. */
export function charge(
  account: Account,
  wanted: Wanted,
  { now, tell }: { now: number; tell: Tell },
): Payment {
  const { method, isSomebodyThere, ...rest } = wanted
  const id = newId('pi')
  const payment: Payment = {
    ...rest,
    id,
    secret: `${id}_secret_${newId('s')}`,
    method: method.id,
    status: 'requires_action',
    error: null,
    created: now,
    charged: null,
    refunds: [],
    dispute: null,
  }
  account.records.payments.push(payment)
  const verdict = verdictOn(method, now, isSomebodyThere)
  if (method.source.kind === 'sepa') payment.status = 'processing'
  else if (verdict !== 'asks') settle(account, payment, { refusal: verdict ?? null, now, tell })
  return payment
}

/** What is left of a payment after refunds. */
const leftOf = (payment: Payment): number => payment.amount - refundedOf(payment)

/** Begins or ends a dispute: as long as it isn’t won, the bank has what was left of the payment. */
export function disputePayment(
  account: Account,
  payment: Payment,
  { status, now, tell }: { status: NonNullable<Payment['dispute']>; now: number; tell: Tell },
): void {
  const moves = payment.disputed ?? []
  const held = moves.reduce((sum, { amount }) => sum - amount, 0)
  const wanted = status === 'won' ? 0 : held || leftOf(payment)
  if (wanted !== held) moves.push({ id: newId('txn'), amount: held - wanted, created: now })
  payment.disputed = moves
  payment.dispute = status
  tell(account, status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', payment)
}

/** Gives back a part of a payment. */
export function giveBack(
  account: Account,
  payment: Payment,
  {
    amount,
    metadata,
    now,
    tell,
  }: { amount: number; metadata: Record<string, string>; now: number; tell: Tell },
): void {
  payment.refunds.push({ id: newId('re'), amount, metadata, created: now })
  tell(account, 'charge.refunded', payment)
}
