import type { NotificationKind } from '../../../schema/rules/notifications'

/** Something that people are notified of. */
export interface NotificationEvent {
  /** Names the event: nobody is notified twice of the same one. */
  eventKey: string
  /** Events with the same one are shown together, for each person. */
  groupKey: string
  actorId: string | null
  postId: string | null
}

/** Who is notified, and of which kind it is to them. */
export interface Recipient {
  userId: string
  kind: NotificationKind
}

/** Somebody began to follow a person. The followers of a day are shown together. */
export const followed = (followerId: string, now: number): NotificationEvent => ({
  eventKey: `follow:${followerId}`,
  groupKey: `follow:${new Date(now).toISOString().slice(0, 10)}`,
  actorId: followerId,
  postId: null,
})

/** A story was published. */
export const storyPublished = (postId: string): NotificationEvent => ({
  eventKey: `story:${postId}`,
  groupKey: `story:${postId}`,
  actorId: null,
  postId,
})
