import type { NotificationKind } from '../../../schema/rules/notifications'

/** Something that people are notified of. */
export interface NotificationEvent {
  /** Names the event: nobody is notified twice of the same one. */
  eventKey: string
  /** Events with the same one are shown together, for each person. */
  groupKey: string
  actorId: string | null
  postId: string | null
  /** The publication that it happened in, if it is about one. */
  collectionId?: string | null
  /** How many people it stands for, if not for one. */
  actors?: number
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

/** Somebody was invited to write a story with its writer. */
export const coAuthorInvited = (postId: string, actorId: string, now: number): NotificationEvent => ({
  eventKey: `co-author:${postId}:${now}`,
  groupKey: `co-author:${postId}`,
  actorId,
  postId,
})

/** Somebody began to clap for a story. The people of a day are shown together. */
export const clapped = (postId: string, actorId: string, now: number): NotificationEvent => ({
  eventKey: `clap:${postId}:${actorId}`,
  groupKey: `clap:${postId}:${new Date(now).toISOString().slice(0, 10)}`,
  actorId,
  postId,
})

/** Somebody highlighted a passage of a story for everybody. The people of a day are shown together. */
export const quoted = (postId: string, actorId: string, now: number): NotificationEvent => {
  const day = new Date(now).toISOString().slice(0, 10)
  return { eventKey: `quote:${postId}:${actorId}`, groupKey: `quote:${postId}:${day}`, actorId, postId }
}

/** A text mentions somebody. The people who do so in one discussion are shown together. */
export const mentioned = (postId: string, about: string, actorId: string): NotificationEvent => ({
  eventKey: `mention:${postId}`,
  groupKey: `mention:${about}`,
  actorId,
  postId,
})

/** The group of the notifications about a note and its replies. */
const NOTE_GROUP = 'note:'

/** Somebody left a note on a story, or answered one. Those about one note are shown together. */
export const noteWritten = ({
  id,
  beginsWith,
  ...about
}: {
  id: string
  /** The note that it answers, or itself. */
  beginsWith: string
  actorId: string
  postId: string
}): NotificationEvent => ({ eventKey: `note:${id}`, groupKey: NOTE_GROUP + beginsWith, ...about })

/** The note that a notification is about, by its group; nothing for one of another kind. */
export const noteOfGroup = (groupKey: string): string | null =>
  groupKey.startsWith(NOTE_GROUP) ? groupKey.slice(NOTE_GROUP.length) : null

/** Something was done with a submission: its editors or its writer are told, of each step by itself. */
export const submissionMoved = ({
  id,
  revision,
  ...about
}: {
  id: string
  revision: number
  actorId: string
  postId: string
  collectionId: string
}): NotificationEvent => ({
  eventKey: `submission:${id}:${revision}`,
  groupKey: `submission:${id}:${revision}`,
  ...about,
})

/** An editor took a story out of a publication. */
export const takenOut = (
  postId: string,
  actorId: string,
  collectionId: string,
  now: number,
): NotificationEvent => ({
  eventKey: `taken-out:${postId}:${now}`,
  groupKey: `taken-out:${postId}:${now}`,
  actorId,
  postId,
  collectionId,
})

/** A report of somebody's was decided. */
export const reportDecided = (caseId: string, revision: number): NotificationEvent => ({
  eventKey: `report:${caseId}:${revision}`,
  groupKey: `report:${caseId}`,
  actorId: null,
  postId: null,
})

/** The group of the notifications about a decision. */
const DECISION_GROUP = 'decision:'

/** Something was decided about somebody, or about their appeal. */
export const decidedAbout = (caseId: string, revision: number): NotificationEvent => ({
  eventKey: `decision:${caseId}:${revision}`,
  groupKey: DECISION_GROUP + caseId,
  actorId: null,
  postId: null,
})

/** The case that a notification is about, by its group; nothing for one of another kind. */
export const caseOfGroup = (groupKey: string): string | null =>
  groupKey.startsWith(DECISION_GROUP) ? groupKey.slice(DECISION_GROUP.length) : null

/** Somebody was invited into a publication. */
export const invited = (id: string, actorId: string, collectionId: string): NotificationEvent => ({
  eventKey: `invitation:${id}`,
  groupKey: `invitation:${id}`,
  actorId,
  postId: null,
  collectionId,
})

/** Somebody accepted an invitation. */
export const invitationAccepted = (id: string, actorId: string, collectionId: string): NotificationEvent => ({
  eventKey: `invitation-accepted:${id}`,
  groupKey: `invitation-accepted:${id}`,
  actorId,
  postId: null,
  collectionId,
})
