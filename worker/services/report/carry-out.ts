import { ACT_OF_DECISION, type CaseDecision, subjectOf } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import type { Statement } from '../../data/database'
import { insertAct, lastHiding } from '../../data/moderation/acts'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { postsByIds } from '../../data/post/queries'
import type { ReportCase } from '../../data/report/rows'
import { setResponseStatus } from '../../data/response/writes'
import { usersByIds } from '../../data/user/queries'
import type { ModerationParts } from '../moderation/decide-on-person'
import { decideOnPost } from '../moderation/decide-on-post'
import { decideOnUser } from '../moderation/decide-on-user'
import { tellPersonLater } from '../moderation/mails'
import { findResponse } from '../response/discussion'
import { moveResponse } from '../response/move-response'
import { type Failure, fail, ok, type Result } from '../result'
import { titleIn } from './snapshot'

export type NotCarriedOut = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

/** A decision with what it writes about its case. */
export interface Decided {
  found: ReportCase
  actorId: string
  reason: string
  /** They belong into the batch of whatever is done. */
  statements: readonly Statement[]
}

const changed = () => fail('CONFLICT', reportMessages.changedMeanwhile)

/** The entry of the log for what has none of its own. */
export function actOf(
  { found, actorId, reason }: Pick<Decided, 'found' | 'actorId' | 'reason'>,
  action: (typeof ACT_OF_DECISION)[keyof typeof ACT_OF_DECISION] | 'UPHOLD_APPEAL' | 'DISMISS_APPEAL',
  now: number,
): Statement {
  return insertAct({
    at: now,
    staffId: actorId,
    action,
    subjectKind: subjectOf(found.entityType),
    subjectId: found.entityId,
    reason,
    detail: found.id,
  })
}

/** Writes a decision that changes nothing but its case. */
export async function writeAlone(
  { db }: Pick<ModerationParts, 'db'>,
  statements: readonly Statement[],
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  try {
    await db.write([...statements])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return changed()
  }
  return ok(undefined)
}

/** Shows a response where it was written, or hides it there, with the decision about it. */
export async function moveReported(
  parts: ModerationParts,
  { found, statements }: Pick<Decided, 'found' | 'statements'>,
  status: 'shown' | 'hidden',
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const response = (await findResponse(parts.db, found.entityId))?.response
  const { state } = response?.post ?? {}
  if (!response || state === undefined || state === 'removed' || state === 'trashed')
    return fail('CONFLICT', reportMessages.gone)
  try {
    const isMoved = await moveResponse(parts, response.place, state, [
      setResponseStatus(found.entityId, status),
      ...statements,
    ])
    return isMoved ? ok(undefined) : changed()
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return changed()
  }
}

/** Hides a response, and tells whoever wrote it. */
async function hide(parts: ModerationParts, decided: Decided): Promise<Result<undefined, NotCarriedOut>> {
  const { found, reason, statements } = decided
  const act = actOf(decided, ACT_OF_DECISION.HIDE, parts.clock.now())
  const moved = await moveReported(parts, { found, statements: [...statements, act] }, 'hidden')
  if (moved.ok)
    tellPersonLater(parts, found.authorId, 'hidden', {
      reason,
      title: titleIn(found.snapshot),
      caseId: found.id,
    })
  return moved
}

/** Ends a review with a dismissal, or dismisses the reports of what is shown. */
async function dismiss(parts: ModerationParts, decided: Decided): Promise<Result<unknown, NotCarriedOut>> {
  const { found, reason, statements } = decided
  const act = actOf(decided, ACT_OF_DECISION.DISMISS, parts.clock.now())
  const of = { caseId: found.id, statements: [...statements, act] }
  if (found.state !== 'REVIEW') return writeAlone(parts, of.statements)
  const [post, hiding] = await Promise.all([
    parts.db.first(postsByIds, JSON.stringify([found.entityId])),
    parts.db.first(lastHiding, found.entityId),
  ])
  // Somebody may have shown the story again meanwhile, or taken it down: then it stays so.
  if (post?.state !== 'removed' || hiding?.action !== 'REVIEW') return writeAlone(parts, of.statements)
  return decideOnPost(parts, { postId: found.entityId, reason, of }, 'RESTORE')
}

/** Suspends whoever answers for it, unless they are suspended. */
async function suspend(parts: ModerationParts, decided: Decided): Promise<Result<unknown, NotCarriedOut>> {
  const { found, reason, statements } = decided
  const user = await parts.db.first(usersByIds, JSON.stringify([found.authorId]))
  if (!user) return fail('CONFLICT', reportMessages.gone)
  if (user.isSuspended) return writeAlone(parts, statements)
  const of = { caseId: found.id, statements }
  return decideOnUser(parts, { userId: user.id, reason, of }, 'SUSPEND')
}

/** Does what was decided about a case, in one batch with what it writes about that. */
export function carryOut(
  parts: ModerationParts,
  decision: CaseDecision,
  decided: Decided,
): Promise<Result<unknown, NotCarriedOut>> {
  const { found, reason, statements } = decided
  const of = { caseId: found.id, statements }
  const postId = found.entityId
  switch (decision) {
    case 'DISMISS':
      return dismiss(parts, decided)
    case 'HIDE':
      return hide(parts, decided)
    case 'SUSPEND':
      return suspend(parts, decided)
    case 'REVIEW':
      return decideOnPost(parts, { postId, reason, of }, 'REVIEW')
    case 'REMOVE':
      return decideOnPost(parts, { postId, reason, of }, 'TAKE_DOWN')
  }
}
