import { accountsToCheck } from '../../data/payout/accounts'
import { duePayouts } from '../../data/payout/payouts'
import type { JobNeeds } from '../parts'
import { advancePayout } from './advance-payout'
import { lookAtAccount } from './look-at-account'
import { type TellParts, warnWriters } from './warn-writers'

/** Does one thing. If it fails, the log says so, and the others are done all the same. */
async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'payouts-failed', what, error: String(error) }))
  }
}

/**
 * Looks at accounts, goes on with payouts, and warns writers of those that wait for them: `perRun` of each at most.
 * Idempotent. Rule: docs/rules/partner.md, "Sending".
 *
 * @throws if the database can't be reached.
 */
export async function sweepPayouts(
  parts: TellParts & JobNeeds<'payouts' | 'taxKeys' | 'usSource'>,
  perRun: number,
): Promise<void> {
  const { db, clock, payouts } = parts
  if (!payouts) return
  const now = clock.now()
  for (const { partnerId } of await db.all(accountsToCheck, now, perRun))
    await attempt(`account ${partnerId}`, () => lookAtAccount(parts, partnerId))
  for (const { id } of await db.all(duePayouts, now, perRun))
    await attempt(`payout ${id}`, () => advancePayout(parts, id))
  await warnWriters(parts, perRun)
}
