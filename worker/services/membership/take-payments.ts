import { sendGift } from '../gift/send-gift'
import type { JobNeeds } from '../parts'
import { recordTax } from '../sales-tax/record-tax'
import { chargeDue } from './charge-due'
import { look } from './look'
import { processEvent } from './process-event'
import { endLeftPurchase } from './purchase'
import type { PaymentMessage } from './request-payments'
import { tell } from './tell'

/** What jobs about payments take. */
export type PaymentParts = JobNeeds<
  'clock' | 'db' | 'keys' | 'mailer' | 'mainOrigin' | 'newId' | 'payments' | 'purger' | 'site' | 'taxes'
>

/**
 * Charges memberships, looks at charges, ends purchases that were left, works off events, sends gifts and tells tax services
 * of sales. Each may be
 * asked for twice and at the same time. Rule: docs/rules/membership.md, "Jobs".
 *
 * @throws if one of them fails: all are tried again, and those that are done change nothing.
 */
export async function takePayments(parts: PaymentParts, messages: readonly PaymentMessage[]): Promise<void> {
  const work = {
    membership: chargeDue,
    charge: look,
    event: processEvent,
    gift: sendGift,
    purchase: endLeftPurchase,
    tax: recordTax,
  }
  const done = await Promise.allSettled(
    messages.map(async ({ what, id }) => {
      await work[what](parts, id)
      if (what === 'membership') await tell(parts, id)
    }),
  )
  const failed = done.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
