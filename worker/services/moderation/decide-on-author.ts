import { moderationWording } from '../../../schema/wording/moderation'
import { insertAct } from '../../data/moderation/acts'
import {
  expectIsAuthor,
  expectIsNoAuthor,
  isDecidedMeanwhile,
  setBookAuthor,
} from '../../data/moderation/writes'
import { usersByIds } from '../../data/user/queries'
import { can } from '../policies/can'
import { fail, ok, type Result } from '../result'
import type { DecisionFailure, DecisionOnUser, ModerationParts } from './decide-on-user'
import { tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/**
 * Verifies somebody as a book author, or takes that back: then their books are hidden, and purged before it returns.
 * Does nothing if it is so already. Rule: docs/rules/moderation.md, "Book authors".
 */
export async function decideOnAuthor(
  parts: ModerationParts,
  { userId, reason }: DecisionOnUser,
  action: 'VERIFY_AUTHOR' | 'UNVERIFY_AUTHOR',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock, purger } = parts
  const [user] = await db.all(usersByIds, JSON.stringify([userId]))
  if (!user) return fail('NOT_FOUND', moderationWording.nobody, 'userId')
  if (!can(moderator.value, 'verify', { entity: 'user', user }))
    return fail('FORBIDDEN', moderationWording.notVerifiable, 'userId')
  const isVerifying = action === 'VERIFY_AUTHOR'
  if ((user.isBookAuthor === 1) === isVerifying) return ok({ id: userId })
  const now = clock.now()
  const { names } = purger
  try {
    await db.write([
      isVerifying ? expectIsNoAuthor(userId) : expectIsAuthor(userId),
      setBookAuthor(userId, isVerifying),
      insertAct({
        at: now,
        staffId: moderator.value.id,
        action,
        subjectKind: 'USER',
        subjectId: userId,
        reason,
      }),
      ...purger.statements([names.user(userId), names.userBooks(userId)], { now, urgent: !isVerifying }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  tellPersonLater(parts, userId, isVerifying ? 'verified' : 'unverified', { reason, title: '' })
  await purger.request()
  return ok({ id: userId })
}
