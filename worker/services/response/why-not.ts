import { MAX_RESPONSE_DEPTH, MOST_RESPONSES_WRITTEN } from '../../../schema/rules/responses'
import { responseMessages } from '../../../schema/wording/response-messages'
import { readPeople } from '../../data/people'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import type { NoWriter } from '../draft/require-writer'
import { tooFast } from '../newcomer/limit-newcomer'
import type { Person } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failed, type Failure, fail } from '../result'
import { type Answered, authorsIn, canIn, closedText, isResponseOut, mayRespond } from './discussion'
import type { RespondingParts, ResponseParts } from './parts'
import { hasLink, type ResponseText } from './response-body'

/** Why a response isn't published. */
export type NotResponded =
  | NoWriter
  | Blocked
  | BannedLink
  | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ACCOUNT_SUSPENDED' | 'RATE_LIMITED'>

/** Why a response isn't published, including a key that was sent before with other words. */
export type NotPublished = NotResponded | Failure<'CONFLICT'>

/** Why somebody can't answer something: they can't read it, or what is discussed. */
export async function whyUnanswered(
  parts: Pick<ResponseParts, 'db' | 'browser'>,
  actor: Person,
  answered: Answered | undefined,
  missing: Failed<Failure<'NOT_FOUND'>>,
): Promise<Failed<Unread> | undefined> {
  if (!answered) return missing
  const { discussion, response } = answered
  if (discussion.kind === 'post') {
    const unread = await whyUnread(parts, actor, discussion.post, missing)
    if (unread) return unread
  } else if (!canIn(actor, discussion, 'read')) return missing
  if (!response) return undefined
  return isResponseOut(response) ? whyUnread(parts, actor, response.post, missing) : missing
}

/**
 * Blocks between somebody and the owners of a discussion, or the writer of what they answer.
 *
 * @param quoterId whose highlight they respond to.
 */
export const answeredBarrier = (
  { db }: Pick<ResponseParts, 'db'>,
  actor: Person,
  { discussion, response }: Answered,
  quoterId?: string,
): Promise<Barrier | null> =>
  blockBetween(readPeople(db), actor, [
    ...authorsIn(discussion),
    ...(response ? [response.post.creatorId] : []),
    ...(quoterId ? [quoterId] : []),
  ])

/** Why somebody can't respond to something that they can read. @param quoterId whose highlight they respond to. */
export async function whyNot(
  parts: Pick<ResponseParts, 'db'>,
  actor: Person,
  answered: Answered,
  quoterId?: string,
): Promise<NotResponded | undefined> {
  const { discussion, response } = answered
  if (discussion.isClosed) return fail('FORBIDDEN', closedText(discussion)).failure
  const barrier = await answeredBarrier(parts, actor, answered, quoterId)
  if (!mayRespond(actor, discussion, barrier)) {
    if (!can(actor, 'reachOthers', SITE)) return fail('ACCOUNT_SUSPENDED', responseMessages.suspended).failure
    return (barrier ? blockedFailure(barrier) : fail('FORBIDDEN', responseMessages.notOut)).failure
  }
  return (response?.place.depth ?? 0) >= MAX_RESPONSE_DEPTH
    ? fail('BAD_REQUEST', responseMessages.tooDeep).failure
    : undefined
}

/** Why somebody can't publish these words now: where they lead, and how much that person has written lately. */
export async function whyNotNow(
  parts: RespondingParts,
  actor: Person,
  { body }: ResponseText,
  field: 'text' | 'deltas',
): Promise<NotResponded | undefined> {
  const banned = await bannedLinkIn(parts.db, body, field)
  if (banned) return banned.failure
  const { most, windowMs } = MOST_RESPONSES_WRITTEN
  if ((await parts.lockouts.use('responses', actor.id, windowMs, most)) > most)
    return fail('RATE_LIMITED', responseMessages.tooOften).failure
  const fast =
    (await tooFast(parts, actor, 'responses')) ??
    (hasLink(body) ? await tooFast(parts, actor, 'links') : undefined)
  return fast?.failure
}
