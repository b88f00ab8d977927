import { moderationWording } from '../../../schema/wording/moderation'
import { suspendAccount, unsuspendAccount } from '../../data/account/visibility'
import { insertAct } from '../../data/moderation/acts'
import { expectIsNotSuspended, expectIsSuspended, isDecidedMeanwhile } from '../../data/moderation/writes'
import { usersByIds } from '../../data/user/queries'
import { shownOf } from '../account/hide-account'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/** The parts of a decision of staff. */
export type ModerationParts = Needs<
  'db' | 'clock' | 'viewer' | 'purger' | 'reindex' | 'mailer' | 'site' | 'browser' | 'later'
>

export interface DecisionOnUser {
  userId: string
  reason: string
}

export type DecisionFailure = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

/**
 * Suspends somebody, or ends their suspension. The change, its entry in the log and the purge of every page
 * that shows the person are one batch; a suspension is purged before everything else, and before it returns.
 * Does nothing if it is so already. Rule: docs/rules/moderation.md, "Suspending somebody".
 */
export async function decideOnUser(
  parts: ModerationParts,
  { userId, reason }: DecisionOnUser,
  action: 'SUSPEND' | 'UNSUSPEND',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock, purger, reindex } = parts
  const [user] = await db.all(usersByIds, JSON.stringify([userId]))
  if (!user) return fail('NOT_FOUND', moderationWording.nobody, 'userId')
  if (!can(moderator.value, 'suspend', { entity: 'user', user }))
    return fail('FORBIDDEN', moderationWording.notStaff, 'userId')
  const isSuspending = action === 'SUSPEND'
  if ((user.isSuspended === 1) === isSuspending) return ok({ id: userId })
  const now = clock.now()
  const { posts, tags } = await shownOf(db, purger.names, user)
  try {
    await db.write([
      ...(isSuspending
        ? [expectIsNotSuspended(userId), ...suspendAccount(userId)]
        : [expectIsSuspended(userId), ...unsuspendAccount(userId, now)]),
      insertAct({
        at: now,
        staffId: moderator.value.id,
        action,
        subjectKind: 'USER',
        subjectId: userId,
        reason,
      }),
      ...purger.statements(tags, { now, urgent: isSuspending }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  reindex(posts, [userId])
  tellPersonLater(parts, userId, isSuspending ? 'suspended' : 'unsuspended', { reason, title: '' })
  await purger.request()
  return ok({ id: userId })
}
