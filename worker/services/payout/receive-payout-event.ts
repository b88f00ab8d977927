import { payoutOfKey } from '../../../schema/rules/payout/payouts'
import { checkSoon } from '../../data/payout/accounts'
import { lookSoon } from '../../data/payout/payouts'
import type { Needs } from '../parts'

/**
 * Verifies a webhook and marks what it is about, which the job then asks the provider about. Received again, it changes
 * nothing. Rule: docs/rules/partner.md, "Sending".
 *
 * @returns whether the provider has sent it.
 */
export async function receivePayoutEvent(
  { db, clock, payouts }: Needs<'db' | 'clock' | 'payouts'>,
  received: { headers: Headers; body: string },
): Promise<boolean> {
  const now = clock.now()
  const event = await payouts?.readWebhook(received, now)
  if (!event) return false
  const statements = [
    ...event.accountIds.map((id) => checkSoon(id, now)),
    ...event.keys.map((key) => lookSoon(payoutOfKey(key), now)),
  ]
  if (statements.length > 0) await db.write(statements)
  return true
}
