import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { DAY } from '../../../schema/rules/time-units'
import { codesToSend, codesToTell } from '../../data/gift/codes'
import { giftsToTell } from '../../data/gift/gifts'
import { chargesToCheck } from '../../data/membership/charges'
import { dueEvents } from '../../data/membership/events'
import { dueMemberships, noticeMemberships, untoldMemberships } from '../../data/membership/memberships'
import { purchasesLeft } from '../../data/membership/purchases'
import { taxRecordsDue } from '../../data/sales-tax/records'
import { tellBuyer, tellRedeemed } from '../gift/send-gift'
import type { JobNeeds } from '../parts'
import { sendInBatches } from '../send-in-batches'
import { compare } from './compare'
import type { PaymentMessage } from './request-payments'
import type { PaymentParts } from './take-payments'
import { giveNotice, tell } from './tell'

/** How long a purchase may be left before it is ended, in milliseconds. */
const LEFT = DAY

/** Does a part of a sweep. If it fails, the log says so, and the others are done all the same. */
async function attempt(part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'payments-sweep-failed', part, error: String(error) }))
  }
}

/**
 * Sends due payments to the queue, tells people what became of their memberships, and compares charges with the
 * providers: `perRun` of each kind at most. Idempotent. Rule: docs/rules/membership.md, "Jobs".
 *
 * @throws if the database can't be reached.
 */
export async function sweepPayments(
  parts: PaymentParts & JobNeeds<'paymentQueue'>,
  perRun: number,
): Promise<void> {
  const { db, paymentQueue } = parts
  const now = parts.clock.now()
  const [memberships, charges, purchases, events, untold, notices, gifts, paid, redeemed, sales] =
    await Promise.all([
      db.all(dueMemberships, now, perRun),
      db.all(chargesToCheck, now, perRun),
      db.all(purchasesLeft, now - LEFT, perRun),
      db.all(dueEvents, now, perRun),
      db.all(untoldMemberships, now, perRun),
      db.all(noticeMemberships, now, perRun),
      db.all(codesToSend, now, perRun),
      db.all(giftsToTell, now, perRun),
      db.all(codesToTell, now, perRun),
      db.all(taxRecordsDue, now, perRun),
    ])
  const ask = (what: PaymentMessage['what'], rows: readonly { id: string }[]) =>
    rows.map(({ id }): PaymentMessage => ({ type: 'payment', what, id }))
  const messages = [
    ...ask('membership', memberships),
    ...ask('charge', charges),
    ...ask('purchase', purchases),
    ...ask('event', events),
    ...ask('gift', gifts),
    ...ask('tax', sales),
  ]
  await sendInBatches(paymentQueue, messages, 'payments-sweep-failed')
  for (const { id } of untold) await attempt(`tell ${id}`, () => tell(parts, id))
  for (const { id } of notices) await attempt(`notice ${id}`, () => giveNotice(parts, id))
  for (const { id } of paid) await attempt(`gift ${id}`, () => tellBuyer(parts, id))
  for (const { id } of redeemed) await attempt(`redeemed ${id}`, () => tellRedeemed(parts, id))
  for (const name of PAYMENT_PROVIDERS) {
    const provider = parts.payments.named(name)
    if (provider) await attempt(`compare ${name}`, () => compare(parts, provider))
  }
}
