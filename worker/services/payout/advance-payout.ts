import { payoutById } from '../../data/payout/payouts'
import { isOutdated } from '../membership/retry-on-conflict'
import { changePayout } from './change-payout'
import { nextOf, type SendParts } from './next-of-payout'

/** More steps than a payout takes at once: it begins, is transferred, and goes to the bank. */
const MOST_STEPS = 8

/**
 * Goes on with a payout, until there is nothing to do or somebody else has an answer to give. Each step asks the
 * provider first and then stores what it said, so whatever is killed in between is asked again. Of two at once, one
 * stores nothing. Rule: docs/rules/partner.md, "Sending".
 */
export async function advancePayout(parts: SendParts, id: string): Promise<void> {
  const { db, clock, payouts: provider } = parts
  if (!provider) return
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const row = await db.first(payoutById, id)
    const now = clock.now()
    if (!row || row.dueAt === null || row.dueAt > now) return
    const change = await nextOf(parts, { row, provider, now })
    try {
      await db.write(changePayout(row, change, now))
    } catch (error) {
      if (!isOutdated(error)) throw error
      console.warn(JSON.stringify({ event: 'payout-not-advanced', payoutId: id }))
      return
    }
  }
}
