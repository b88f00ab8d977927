import type { CollectionRole } from '../../../schema/rules/invitations'
import type { StoryKind, WebhookEvent } from '../../../schema/rules/webhooks'
import type { Statement } from '../../data/database'
import { tell } from '../../data/webhook/writes'
import { type Discussion, idOf } from '../response/discussion'
import { storyKind } from './story-event'

/* Statements that have webhooks told of what people do with what somebody owns. Each belongs in the batch of what happens.
   Rule: docs/rules/api.md, "Webhooks". */

const tellOwners = (
  event: WebhookEvent,
  owners: readonly (string | null)[],
  data: object,
  now: number,
  about?: { id: string; kind: StoryKind },
): Statement =>
  tell(
    event,
    JSON.stringify(owners.filter(Boolean)),
    JSON.stringify(data),
    now,
    about?.id ?? null,
    about?.kind ?? null,
  )

/** Of a response that readers see from now on: those of the story's writer and its publication, or of the list's owner. */
export function tellOfResponse(
  discussion: Discussion,
  response: { id: string; authorId: string; parentId: string },
  now: number,
): Statement {
  const owners =
    discussion.kind === 'post'
      ? [discussion.post.creatorId, discussion.post.collectionId]
      : [discussion.catalog.creatorId]
  const { id, authorId, parentId } = response
  const about = discussion.kind === 'post' ? 'postId' : 'listId'
  const data = { id, authorId, inResponseToId: parentId, [about]: idOf(discussion) }
  const story =
    discussion.kind === 'post' ? { id: discussion.post.id, kind: storyKind(discussion.post) } : undefined
  return tellOwners('response.published', owners, data, now, story)
}

/** Of somebody who follows a person or a publication, or doesn't any more. */
export const tellOfFollow = (
  event: 'follow.added' | 'follow.removed',
  kind: 'user' | 'collection',
  targetId: string,
  followerId: string,
  now: number,
): Statement =>
  tellOwners(event, [targetId], { followerId, [kind === 'user' ? 'userId' : 'publicationId']: targetId }, now)

/** Of somebody who has another role in a publication from now on, or none. */
export const tellOfMember = (
  event: 'member.added' | 'member.changed' | 'member.removed',
  publicationId: string,
  { userId, role }: { userId: string; role: CollectionRole | null },
  now: number,
): Statement => tellOwners(event, [publicationId], { publicationId, userId, role }, now)
