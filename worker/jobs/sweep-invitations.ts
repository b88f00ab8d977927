import { INVITATION_KEPT } from '../../schema/rules/invitations'
import { Database } from '../data/database'
import { deleteInvitationsBefore } from '../data/invitation/writes'
import type { Clock } from '../platform/clock'

/** How many invitations one sweep deletes; the next follows in a minute. */
const AT_ONCE = 100

/** Deletes invitations that expired a while ago, with the addresses in them. Rule: docs/rules/roles.md, "Invitations". */
export async function sweepInvitations(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteInvitationsBefore(clock.now() - INVITATION_KEPT, AT_ONCE)])
}
