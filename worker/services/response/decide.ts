import type { RespondedKind, ResponseStatus } from '../../../schema/rules/responses'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Database, Statement } from '../../data/database'
import { belowHidden } from '../../data/response/threads'
import { publishHeld } from '../../data/response/writes'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { iftttOfResponse } from '../ifttt/tell'
import { tellMentioned } from '../mention/tell-mentioned'
import { type ResponseDecision, responseDecided } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import { type Failure, fail, ok, type Result } from '../result'
import { tellOfResponse } from '../webhook/people-events'
import { bodyOf } from './body-of'
import { type Answered, canIn, findResponse, idOf } from './discussion'
import { moveResponse } from './move-response'
import type { ResponseParts } from './parts'
import { mentioning, responseEvent, toldOfResponse } from './told'

export type NotDecided = NoWriter | Failure<'NOT_FOUND' | 'CONFLICT' | 'BAD_REQUEST'>

/** A response in its discussion. */
export type ResponseInDiscussion = NonNullable<Awaited<ReturnType<typeof findResponse>>>

/** Statements that tell people of something, and whose open tabs hear of them. */
export interface Telling {
  statements: Statement[]
  told: string[]
}

/** A response in its discussion, with the person who decides on it. */
type Curated = ResponseInDiscussion & { curatorId: string }

/** Whether a response answers that, or is part of its discussion. An answer to a response in a list is below a post. */
const isBelow = (
  { discussion, response: { place } }: ResponseInDiscussion,
  { kind, id }: { kind: RespondedKind; id: string },
): boolean => (id === idOf(discussion) ? kind === discussion.kind : kind === 'post' && id === place.parentId)

/**
 * The response, if the viewer decides on it, and if it answers that or is part of its discussion.
 *
 * @param isTrashedToo whether one that was deleted will do.
 */
export async function requireCurator(
  parts: ResponseParts,
  parent: { kind: RespondedKind; id: string },
  responseId: string,
  field: string,
  isTrashedToo = false,
): Promise<Result<Curated, NotDecided>> {
  const writer = await requireWriter(parts)
  if (!writer.ok) return writer
  const responseInDiscussion = await findResponse(parts.db, responseId)
  const isThere = responseInDiscussion && isBelow(responseInDiscussion, parent)
  const state = responseInDiscussion?.response.post.state ?? 'removed'
  const isGone = state === 'removed' || (state === 'trashed' && !isTrashedToo)
  if (!isThere || isGone || !canIn(writer.value, responseInDiscussion.discussion, 'read'))
    return fail('NOT_FOUND', responseMessages.noResponse, field)
  return canIn(writer.value, responseInDiscussion.discussion, 'curate')
    ? ok({ ...responseInDiscussion, curatorId: writer.value.id })
    : fail('FORBIDDEN', responseMessages.notCurator)
}

/** What the response answers, to be told of it. */
export async function answeredBy(
  { db }: Pick<ResponseParts, 'db'>,
  { discussion, response: { place } }: ResponseInDiscussion,
): Promise<Answered> {
  const parent = place.depth > 1 ? await findResponse(db, place.parentId) : undefined
  return parent ?? { discussion, id: idOf(discussion) }
}

/** What became of a response, for the person who wrote it. */
function forWriter({ response: { post } }: ResponseInDiscussion, decision: ResponseDecision, now: number) {
  const told = [{ userId: post.creatorId, kind: 'response-decision' as const }]
  return {
    statements: notifyStatements(told, responseDecided(post.id, decision, now), now),
    told: [post.creatorId],
  }
}

/** Tells those whom a response is for, and whom it mentions; nobody as long as something that it answers is hidden. */
export async function tellOfShown(
  db: Database,
  responseInDiscussion: ResponseInDiscussion,
  now: number,
): Promise<Telling> {
  const { post } = responseInDiscussion.response
  const [answered, hidden, body] = await Promise.all([
    answeredBy({ db }, responseInDiscussion),
    db.first(belowHidden, post.id),
    bodyOf(db, post),
  ])
  if (hidden) return { statements: [], told: [] }
  const told = toldOfResponse(answered, post.creatorId, false)
  const mentions = await tellMentioned(db, mentioning(answered, post.id, post.creatorId, body, now, told))
  return {
    statements: [
      ...notifyStatements(told, responseEvent(answered, post.id, post.creatorId), now),
      ...mentions.statements,
    ],
    told: [...told.map(({ userId }) => userId), ...mentions.told],
  }
}

/**
 * What comes with a response that is shown for the first time: it is published, those whom it is for hear of it if
 * readers see it, and its writer hears that it was approved.
 */
export async function shownFirst(
  { db }: Pick<ResponseParts, 'db'>,
  responseInDiscussion: ResponseInDiscussion,
  now: number,
): Promise<Telling> {
  const { discussion, response } = responseInDiscussion
  const { post, place } = response
  const approved = forWriter(responseInDiscussion, 'APPROVED', now)
  const news = await tellOfShown(db, responseInDiscussion, now)
  return {
    statements: [
      publishHeld(post.id, now),
      ...news.statements,
      ...approved.statements,
      tellOfResponse(discussion, { id: post.id, authorId: post.creatorId, parentId: place.parentId }, now),
      ...iftttOfResponse(discussion, place.parentId, now),
    ],
    told: [...approved.told, ...news.told],
  }
}

/**
 * Shows a response where it was written, or hides it there. One that has waited is published then, and those whom it is
 * for hear of it. Its writer is told, unless they are the one who decides. Idempotent.
 */
export async function decide(
  parts: ResponseParts,
  curated: Curated,
  status: Exclude<ResponseStatus, 'held'>,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const { place, post } = curated.response
  if (place.status === status) return ok(undefined)
  const isNews = status === 'shown' && post.state === 'draft'
  const now = parts.clock.now()
  const again = () =>
    post.creatorId === curated.curatorId
      ? undefined
      : forWriter(curated, status === 'hidden' ? 'HIDDEN' : 'SHOWN', now)
  const news = isNews ? await shownFirst(parts, curated, now) : again()
  if (!(await moveResponse(parts, place, post.state, news?.statements ?? [], status)))
    return fail('CONFLICT', responseMessages.changedMeanwhile)
  parts.later(tellTabs(parts, news?.told ?? []))
  return ok(undefined)
}
