import type { NotificationKind } from '../../../schema/rules/notifications'
import { followersToTell } from '../../data/notification/followers'
import { recordTold } from '../../data/notification/writes'
import { postsByIds } from '../../data/post/queries'
import { iftttOfFollowed, iftttOfStory } from '../ifttt/tell'
import { storyPublished } from './events'
import { notifyStatements, type TabParts, tellTabs } from './notify'

/** How many followers are told at once. */
export const FOLLOWERS_AT_ONCE = 500

/** Whose followers are told, and the last of them who was. */
type Position = [of: 'user' | 'collection', followedAt: number, userId: string]

const START: Position = ['user', Number.MIN_SAFE_INTEGER, '']
const KINDS = { user: 'writer-story', collection: 'publication-story' } as const satisfies Record<
  string,
  NotificationKind
>

/** An announcement, and how far it has gone. */
export interface Announcement {
  postId: string
  toldUpTo: string
}

/**
 * Tells some followers of a story's writer, then of its publication, that it was published, and records how far
 * that has gone, in one batch. Who follows both is told once. A story that is no longer listed isn't announced
 * further. Running twice, even concurrently, tells nobody twice. Rule: docs/rules/notifications.md, "New stories".
 *
 * @returns where to continue; nothing once everybody has been told.
 */
export async function announceStory(
  parts: TabParts,
  { postId, toldUpTo }: Announcement,
): Promise<Announcement | undefined> {
  const { db, clock } = parts
  const now = clock.now()
  const [post] = await db.all(postsByIds, JSON.stringify([postId]))
  const [of, since, userId]: Position = toldUpTo === '' ? START : JSON.parse(toldUpTo)
  const targetId = of === 'user' ? post?.creatorId : post?.collectionId
  if (post?.isListed !== 1 || !targetId) {
    await db.write([recordTold(postId, toldUpTo, toldUpTo, now)])
    return undefined
  }
  const followers = await db.all(
    followersToTell,
    of,
    targetId,
    since,
    userId,
    FOLLOWERS_AT_ONCE,
    post.creatorId,
    post.collectionId,
  )
  const recipients = followers
    .filter((follower) => follower.isMuted === 0 && follower.userId !== post.creatorId)
    .map((follower) => ({ userId: follower.userId, kind: KINDS[of] }))
  const last = followers.length === FOLLOWERS_AT_ONCE ? followers.at(-1) : undefined
  const next: Position | undefined = last
    ? [of, last.createdAt, last.userId]
    : of === 'user' && post.collectionId !== null
      ? ['collection', START[1], START[2]]
      : undefined
  const upTo = next ? JSON.stringify(next) : toldUpTo
  await db.write([
    ...notifyStatements(recipients, storyPublished(postId), now),
    ...(toldUpTo === '' ? iftttOfStory(post, now) : []),
    ...(of === 'user'
      ? iftttOfFollowed(
          recipients.map((recipient) => recipient.userId),
          now,
        )
      : []),
    recordTold(postId, toldUpTo, upTo, next ? null : now),
  ])
  await tellTabs(
    parts,
    recipients.map((recipient) => recipient.userId),
  )
  return next && { postId, toldUpTo: upTo }
}
