import { membershipById } from '../../data/membership/memberships'
import { type MemberState, memberStatements } from '../../endpoints/development/member-states'
import type { Demo } from './demo'
import { demoId } from './ids'

/** The states of the demo's members, by username. */
const MEMBERS: Readonly<Record<string, MemberState>> = {
  member: 'monthly',
  yearly: 'yearly',
  friend: 'friend',
  trial: 'trial',
  cancelled: 'cancelled',
  failed: 'failed',
  expiring: 'expiring',
  lapsed: 'lapsed',
}

/** Gives the demo's members what they pay for. What is there already stays as it is. */
export async function writeMemberships({ db, now }: Demo): Promise<void> {
  for (const [username, state] of Object.entries(MEMBERS)) {
    const id = demoId('membership', username)
    if (await db.first(membershipById, id)) continue
    await db.write(memberStatements(demoId('user', username), id, state, now))
  }
}
