import type { Fact } from '../../../schema/rules/membership/facts'
import { membershipById } from '../../data/membership/memberships'
import type { Needs } from '../parts'
import { type Known, learn } from './known'
import type { OwnMembership } from './own-membership'
import { ownMembershipOf } from './own-membership'

/** Adds facts to a membership and says what it is then. Facts that are known already change nothing. */
export async function change(
  { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
  known: Known,
  facts: readonly Fact[],
): Promise<OwnMembership> {
  const learnt = learn(purger, known, facts, clock.now())
  if (!learnt) return ownMembershipOf(known.row)
  await db.write(learnt.statements)
  if (learnt.isSeen) await purger.request()
  return learnt.own
}

/** A membership's present row. */
export async function storedMembership({ db }: Needs<'db'>, membershipId: string): Promise<OwnMembership> {
  const row = await db.first(membershipById, membershipId)
  if (!row) throw new Error(`There is no membership ${membershipId}, though it was just read`)
  return ownMembershipOf(row)
}
