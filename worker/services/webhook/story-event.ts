import { STORY_IS_NEWS_FOR } from '../../../schema/rules/notifications'
import type { StoryKind, WebhookEvent } from '../../../schema/rules/webhooks'
import type { Statement } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { tell } from '../../data/webhook/writes'

/** A story as far as webhooks are told of it. */
type Told = Pick<
  Post,
  | 'id'
  | 'state'
  | 'access'
  | 'title'
  | 'creatorId'
  | 'collectionId'
  | 'firstPublishedAt'
  | 'latestPublishedAt'
>

const isOut = (post: Pick<Post, 'state'> | undefined): boolean =>
  post?.state === 'published' || post?.state === 'unlisted'

/** What a change means to readers; nothing for one that they don't see, and for a story that comes from elsewhere. */
function eventOf(
  before: Pick<Post, 'state'> | undefined,
  after: Told,
  now: number,
): WebhookEvent | undefined {
  if (isOut(before)) return isOut(after) ? 'post.updated' : 'post.unpublished'
  if (!isOut(after)) return undefined
  const isNews = before !== undefined || now - (after.firstPublishedAt ?? 0) < STORY_IS_NEWS_FOR
  return isNews ? 'post.published' : undefined
}

/** The kind of a story that is out, for those who want only some. */
export const storyKind = ({ state, access }: Pick<Post, 'state' | 'access'>): StoryKind =>
  state === 'unlisted' ? 'UNLISTED' : access === 'locked' ? 'MEMBERS' : 'PUBLIC'

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/** The data of a story in an event: for a published one, what readers see in lists; otherwise its id alone. */
const dataOf = (event: WebhookEvent, post: Told): object =>
  event === 'post.unpublished'
    ? { id: post.id }
    : {
        id: post.id,
        title: post.title,
        authorId: post.creatorId,
        publicationId: post.collectionId,
        isUnlisted: post.state === 'unlisted',
        firstPublishedAt: timeOf(post.firstPublishedAt),
        latestPublishedAt: timeOf(post.latestPublishedAt),
      }

/**
 * Statements that have webhooks told of a change to a story: those of its writer, and of the publication that it is or
 * was in, unless they want others only. They belong in the change's own batch, after it. Rule: docs/rules/api.md, "Webhooks".
 */
export function tellOfStory(
  before: Pick<Post, 'state' | 'collectionId'> | undefined,
  after: Told,
  now: number,
): Statement[] {
  const event = eventOf(before, after, now)
  if (!event) return []
  const targets = [after.creatorId, after.collectionId, before?.collectionId].filter(Boolean)
  // Of a story that isn't out any more, readers know what it was.
  const kind = storyKind({
    access: after.access,
    state: isOut(after) ? after.state : (before ?? after).state,
  })
  const data = JSON.stringify(dataOf(event, after))
  return [tell(event, JSON.stringify([...new Set(targets)]), data, now, after.id, kind)]
}
