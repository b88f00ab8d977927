import type { StoryBody } from '../../../schema/story/paragraph'
import type { NotificationEvent, Recipient } from '../notification/events'
import { type Answered, authorsIn, curatorsIn, idOf } from './discussion'

/**
 * Who hears of a response: whoever is answered, and those whose story or list is discussed; of one that waits, those
 * who decide. Rule: docs/rules/responses.md, "Who is told".
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

/** Somebody responded. The people who respond to one thing are shown together. */
export const responseEvent = (answered: Answered, id: string, actorId: string): NotificationEvent => ({
  eventKey: `response:${id}`,
  groupKey: `response:${answered.id}`,
  actorId,
  // A list has no post; its responses are found by the one that is new.
  postId: answered.response || answered.discussion.kind === 'post' ? answered.id : id,
})

/** What the people whom a response mentions hear, unless they hear of the response itself. */
export const mentioning = (
  { discussion }: Answered,
  postId: string,
  writerId: string,
  body: StoryBody,
  now: number,
  told: readonly Recipient[],
) => ({ postId, about: idOf(discussion), writerId, body, now, without: told.map(({ userId }) => userId) })
