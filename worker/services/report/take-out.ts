import { ACT_OF_DECISION } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import type { Statement } from '../../data/database'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { savedPostById } from '../../data/post/writes-state'
import { recordAct } from '../collection/record-act'
import { takeOut } from '../collection/remove-post-from-publication'
import type { ModerationParts } from '../moderation/decide-on-person'
import { tellPersonLater } from '../moderation/mails'
import { type Failure, fail, ok, type Result } from '../result'
import { actOf, type Decided } from './act-of'
import { titleIn } from './snapshot'

/**
 * Takes a story out of the publication in which it was reported, with the decision about it, and tells its writer. Rule:
 * docs/rules/reports.md, "Deciding".
 */
export async function takeOutReported(
  parts: ModerationParts,
  decided: Decided,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const { reportCase, actorId, reason } = decided
  const { collectionId, entityId: postId } = reportCase
  const saved = await parts.db.first(savedPostById, postId)
  const isThere = saved && saved.state !== 'removed' && saved.state !== 'trashed'
  if (!isThere || collectionId === null || saved.collectionId !== collectionId)
    return fail('CONFLICT', reportMessages.leftPublication)
  const now = parts.clock.now()
  const statements: Statement[] = [
    ...decided.statements,
    actOf(decided, ACT_OF_DECISION.TAKE_OUT, now),
    recordAct(collectionId, { id: actorId }, 'REMOVE_POST', now, { postId, userId: saved.creatorId }),
  ]
  try {
    const taken = await takeOut(parts, saved, statements)
    if (!taken.ok) return fail('CONFLICT', reportMessages.changedMeanwhile)
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', reportMessages.changedMeanwhile)
  }
  const title = titleIn(reportCase.snapshot)
  tellPersonLater(parts, reportCase.authorId, 'takenOut', { reason, title, caseId: reportCase.id })
  return ok(undefined)
}
