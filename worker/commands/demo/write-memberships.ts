import { membershipById } from '../../data/membership/memberships'
import { type MembershipState, stateStatements } from '../../endpoints/development/membership-states'
import type { Demo } from './demo'
import { demoId } from './ids'

/** The states of the demo's members, by username. */
export const MEMBERS: Readonly<Record<string, MembershipState>> = {
  member: 'monthly',
  yearly: 'yearly',
  friend: 'friend',
  gifted: 'gifted',
  trial: 'trial',
  cancelled: 'cancelled',
  failed: 'failed',
  expiring: 'expiring',
  expired: 'expired',
  switching: 'switching',
  lapsed: 'lapsed',
}

/** Gives the demo's members what they pay for, or were given. Existing rows aren't changed. */
export async function writeMemberships({ db, now }: Pick<Demo, 'db' | 'now'>): Promise<void> {
  for (const [username, state] of Object.entries(MEMBERS)) {
    const id = demoId('membership', username)
    if (await db.first(membershipById, id)) continue
    await db.write(stateStatements(demoId('user', username), id, state, now))
  }
}
