import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { ACT_OF_DECISION, type CaseDecision, subjectOf } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import { catalogById } from '../../data/catalog/queries'
import { heldCollection } from '../../data/collection/ownership'
import type { Statement } from '../../data/database'
import { insertAct, lastHidingOf } from '../../data/moderation/acts'
import { expectIsSuspended, isDecidedMeanwhile } from '../../data/moderation/writes'
import { postsByIds } from '../../data/post/queries'
import type { ReportCase } from '../../data/report/rows'
import { nameInLog } from '../../data/report/standing'
import { responsesByIds } from '../../data/response/queries'
import { usersByIds } from '../../data/user/queries'
import type { ModerationParts } from '../moderation/decide-on-person'
import { decideOnPost } from '../moderation/decide-on-post'
import { decideOnThing } from '../moderation/decide-on-thing'
import { decideOnUser } from '../moderation/decide-on-user'
import { tellPersonLater } from '../moderation/mails'
import { findResponse } from '../response/discussion'
import { moveResponse } from '../response/move-response'
import { type Failure, fail, ok, type Result } from '../result'
import { actOf, type Decided } from './act-of'
import { titleIn } from './snapshot'
import { decisionsBehind } from './standing'
import { takeOutReported } from './take-out'

export type NotCarriedOut = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

const changed = () => fail('CONFLICT', reportMessages.changedMeanwhile)

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
  { reportCase, statements }: Pick<Decided, 'reportCase' | 'statements'>,
  status: 'shown' | 'hidden',
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const response = (await findResponse(parts.db, reportCase.entityId))?.response
  const { state } = response?.post ?? {}
  if (!response || state === undefined || state === 'removed' || state === 'trashed')
    return fail('CONFLICT', reportMessages.gone)
  try {
    const isMoved = await moveResponse(parts, response.place, state, statements, status)
    return isMoved ? ok(undefined) : changed()
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return changed()
  }
}

/** Hides a response, unless it is hidden already, and tells the person who wrote it. */
async function hide(parts: ModerationParts, decided: Decided): Promise<Result<undefined, NotCarriedOut>> {
  const { reportCase, reason, statements } = decided
  const place = await parts.db.first(responsesByIds, JSON.stringify([reportCase.entityId]))
  const isBehind = place?.status !== 'hidden' || (await decisionsBehind(parts, reportCase, 'HIDE')).isOthers
  const act = actOf(decided, ACT_OF_DECISION.HIDE, parts.clock.now(), isBehind)
  const moved = await moveReported(parts, { reportCase, statements: [...statements, act] }, 'hidden')
  if (moved.ok)
    tellPersonLater(parts, reportCase.authorId, 'hidden', {
      reason,
      title: titleIn(reportCase.snapshot),
      caseId: reportCase.id,
    })
  return moved
}

type Hiding = 'TAKE_DOWN' | 'REVIEW' | 'RESTORE'

/** Hides what was reported, or shows it again. */
export function decideOnReported(
  parts: ModerationParts,
  { reportCase, reason, statements }: Pick<Decided, 'reportCase' | 'reason' | 'statements'>,
  wanted: Hiding,
): Promise<Result<unknown, NotCarriedOut>> {
  const { entityType, entityId: id } = reportCase
  const of = { caseId: reportCase.id, statements }
  return entityType === 'CATALOG' || entityType === 'COLLECTION'
    ? decideOnThing(parts, entityType, { id, reason, of }, wanted)
    : decideOnPost(parts, { postId: id, reason, of }, wanted)
}

/** What hides it now, as the log has it: a review or a take-down; nothing if it is shown. */
export async function hiddenBy({ db }: Pick<ModerationParts, 'db'>, { entityType, entityId }: ReportCase) {
  const kind = subjectOf(entityType)
  const hiding = await db.first(lastHidingOf, kind, entityId)
  if (!hiding) return undefined
  if (entityType === 'CATALOG') {
    const catalog = await db.first(catalogById, entityId)
    return catalog?.visibility === HIDDEN_LIST && catalog.deletedAt === null ? hiding : undefined
  }
  if (entityType === 'COLLECTION')
    return (await db.first(heldCollection, entityId))?.isRemoved === 1 ? hiding : undefined
  const post = await db.first(postsByIds, JSON.stringify([entityId]))
  return post?.state === 'removed' ? hiding : undefined
}

/** Ends a review with a dismissal, or dismisses the reports of what is shown. */
async function dismiss(parts: ModerationParts, decided: Decided): Promise<Result<unknown, NotCarriedOut>> {
  const { reportCase, reason } = decided
  const act = actOf(decided, ACT_OF_DECISION.DISMISS, parts.clock.now())
  const statements = [...decided.statements, act]
  // Somebody may have shown it again meanwhile, or taken it down: then it stays so.
  const isReviewed = reportCase.state === 'REVIEW' && (await hiddenBy(parts, reportCase))?.action === 'REVIEW'
  return isReviewed
    ? decideOnReported(parts, { reportCase, reason, statements }, 'RESTORE')
    : writeAlone(parts, statements)
}

/** Suspends the person who answers for it. If they are suspended already, they learn that this decision says so too. */
async function suspend(parts: ModerationParts, decided: Decided): Promise<Result<unknown, NotCarriedOut>> {
  const { reportCase, actorId, reason, statements } = decided
  const { id: caseId, authorId: userId } = reportCase
  const user = await parts.db.first(usersByIds, JSON.stringify([userId]))
  if (!user) return fail('CONFLICT', reportMessages.gone)
  if (user.isSuspended !== 1)
    return decideOnUser(parts, { userId, reason, of: { caseId, statements } }, 'SUSPEND')
  const { isOthers } = await decisionsBehind(parts, reportCase, 'SUSPEND')
  const done = await writeAlone(parts, [
    ...statements,
    expectIsSuspended(userId),
    insertAct({
      at: parts.clock.now(),
      staffId: actorId,
      action: 'SUSPEND',
      subjectKind: 'USER',
      subjectId: userId,
      reason,
      detail: nameInLog(caseId, isOthers),
    }),
  ])
  if (done.ok) tellPersonLater(parts, userId, 'suspended', { reason, title: '', caseId })
  return done
}

/** Does what was decided about a case, in one batch with what it writes about that. */
export function carryOut(
  parts: ModerationParts,
  decision: CaseDecision,
  decided: Decided,
): Promise<Result<unknown, NotCarriedOut>> {
  switch (decision) {
    case 'DISMISS':
      return dismiss(parts, decided)
    case 'HIDE':
      return hide(parts, decided)
    case 'SUSPEND':
      return suspend(parts, decided)
    case 'TAKE_OUT':
      return takeOutReported(parts, decided)
    case 'REVIEW':
      return decideOnReported(parts, decided, 'REVIEW')
    case 'REMOVE':
      return decideOnReported(parts, decided, 'TAKE_DOWN')
  }
}
