import type { ResponseStatus } from '../../../schema/rules/responses'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Statement } from '../../data/database'
import { publishHeld, setResponseStatus } from '../../data/response/writes'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { tellMentioned } from '../mention/tell-mentioned'
import { notifyStatements, tellTabs } from '../notification/notify'
import { type Failure, fail, ok, type Result } from '../result'
import { bodyOf } from './body-of'
import { type Answered, canIn, findResponse, idOf } from './discussion'
import { moveResponse } from './move-response'
import type { ResponseParts } from './parts'
import { mentioning, responseEvent, toldOfResponse } from './told'

export type NotDecided = NoWriter | Failure<'NOT_FOUND' | 'CONFLICT' | 'BAD_REQUEST'>

/** A response in its discussion. */
export type FoundResponse = NonNullable<Awaited<ReturnType<typeof findResponse>>>

/** The response, if the viewer decides on it, and if it answers that or is part of its discussion. */
export async function requireCurator(
  parts: ResponseParts,
  parentId: string,
  responseId: string,
  field: string,
): Promise<Result<FoundResponse, NotDecided>> {
  const writer = await requireWriter(parts)
  if (!writer.ok) return writer
  const found = await findResponse(parts.db, responseId)
  const isThere = found && [found.response.place.parentId, idOf(found.discussion)].includes(parentId)
  const isGone = ['trashed', 'removed'].includes(found?.response.post.state ?? 'removed')
  if (!isThere || isGone || !canIn(writer.value, found.discussion, 'read'))
    return fail('NOT_FOUND', responseMessages.noResponse, field)
  return canIn(writer.value, found.discussion, 'curate')
    ? ok(found)
    : fail('FORBIDDEN', responseMessages.notCurator)
}

/** What the response answers, to be told of it. */
async function answeredBy(
  { db }: Pick<ResponseParts, 'db'>,
  { discussion, response: { place } }: FoundResponse,
): Promise<Answered> {
  const parent = place.depth > 1 ? await findResponse(db, place.parentId) : undefined
  return parent ?? { discussion, id: idOf(discussion) }
}

/**
 * Shows a response where it was written, or hides it there. One that has waited is published then, and those whom it is
 * for hear of it. Idempotent.
 */
export async function decide(
  parts: ResponseParts,
  found: FoundResponse,
  status: Exclude<ResponseStatus, 'held'>,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const { place, post } = found.response
  if (place.status === status) return ok(undefined)
  const now = parts.clock.now()
  const isNews = status === 'shown' && post.state === 'draft'
  const answered = isNews ? await answeredBy(parts, found) : undefined
  const told = answered ? toldOfResponse(answered, post.creatorId, false) : []
  const mentions = answered
    ? await tellMentioned(
        parts.db,
        mentioning(answered, post.id, post.creatorId, await bodyOf(parts.db, post), now, told),
      )
    : undefined
  const statements: Statement[] = [
    setResponseStatus(post.id, status),
    ...(isNews ? [publishHeld(post.id, now)] : []),
    ...(answered ? notifyStatements(told, responseEvent(answered, post.id, post.creatorId), now) : []),
    ...(mentions?.statements ?? []),
  ]
  if (!(await moveResponse(parts, place, post.state, statements)))
    return fail('CONFLICT', responseMessages.changedMeanwhile)
  parts.later(tellTabs(parts, [...told.map(({ userId }) => userId), ...(mentions?.told ?? [])]))
  return ok(undefined)
}
