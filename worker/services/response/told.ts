import type { StoryBody } from '../../../schema/story/paragraph'
import { type NotificationEvent, type Recipient, responded, responseHeld } from '../notification/events'
import { type Answered, authorsIn, curatorsIn, idOf } from './discussion'

/**
 * Who hears of a response: the person who is answered, and those whose story or list is discussed; of one that waits,
 * those who decide. Rule: docs/rules/responses.md, "Who is told".
 */
export function toldOfResponse(answered: Answered, authorId: string, isHeld: boolean): Recipient[] {
  const { discussion, response } = answered
  const people = isHeld
    ? curatorsIn(discussion)
    : [...(response ? [response.post.creatorId] : []), ...authorsIn(discussion)]
  return [...new Set(people)]
    .filter((userId) => userId !== authorId)
    .map((userId) => ({ userId, kind: 'response' as const }))
}

/** Somebody responded to a story or a list, or answered a response. */
export const responseEvent = (
  { discussion, response, id: answeredId }: Answered,
  id: string,
  actorId: string,
): NotificationEvent => responded(id, { kind: response ? 'post' : discussion.kind, id: answeredId }, actorId)

/** Tells the people who decide on responses that one waits. */
export const heldEvent = ({ discussion }: Answered, id: string, actorId: string): NotificationEvent =>
  responseHeld(id, { kind: discussion.kind, id: idOf(discussion) }, actorId)

/** What the people whom a response mentions hear, unless they hear of the response itself. */
export const mentioning = (
  { discussion }: Answered,
  postId: string,
  writerId: string,
  body: StoryBody,
  now: number,
  told: readonly Recipient[],
) => ({ postId, about: idOf(discussion), writerId, body, now, without: told.map(({ userId }) => userId) })
