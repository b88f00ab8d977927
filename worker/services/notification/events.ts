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
  /** Whether it is shown together with those of its group although nobody is named. */
  isJoined?: boolean
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

/** The group of the notifications about the claps for a list. */
const LIST_CLAPS = 'clap-list:'

/** Somebody began to clap for a list. The people of a day are shown together. */
export const clappedList = (catalogId: string, actorId: string, now: number): NotificationEvent => ({
  eventKey: `${LIST_CLAPS}${catalogId}:${actorId}`,
  groupKey: `${LIST_CLAPS}${catalogId}:${new Date(now).toISOString().slice(0, 10)}`,
  actorId,
  postId: null,
})

/** The group of the notifications about lists that people save. */
const LIST_SAVES = 'save-list:'

/** Somebody saved a list. The people of a day are shown together. */
export const listSaved = (catalogId: string, actorId: string, now: number): NotificationEvent => ({
  eventKey: `${LIST_SAVES}${catalogId}:${actorId}`,
  groupKey: `${LIST_SAVES}${catalogId}:${new Date(now).toISOString().slice(0, 10)}`,
  actorId,
  postId: null,
})

/** The groups of the notifications about responses that wait for a decision. */
const HELD = 'held:'
const HELD_OF_LIST = `${HELD}list:`

/** Somebody responded, and those who decide on it are told. Those of one discussion are shown together. */
export const responseHeld = (
  id: string,
  discussed: { kind: 'post' | 'catalog'; id: string },
  actorId: string,
): NotificationEvent => ({
  // Once it is shown, nobody hears of it again.
  eventKey: `response:${id}`,
  groupKey: (discussed.kind === 'catalog' ? HELD_OF_LIST : `${HELD}post:`) + discussed.id,
  actorId,
  postId: discussed.kind === 'catalog' ? null : discussed.id,
})

/** Whether a notification is about what waits for a decision, by its group. */
export const isHeldGroup = (groupKey: string): boolean => groupKey.startsWith(HELD)

/** The group of the notifications about responses to a list, but for answers to one of these. */
const LIST_RESPONSES = 'response-list:'

/** Somebody responded to a story or a list, or answered a response. The people who respond to one thing are shown together. */
export const responded = (
  id: string,
  answered: { kind: 'post' | 'catalog'; id: string },
  actorId: string,
): NotificationEvent => ({
  eventKey: `response:${id}`,
  groupKey: (answered.kind === 'catalog' ? LIST_RESPONSES : 'response:') + answered.id,
  actorId,
  postId: answered.kind === 'catalog' ? null : answered.id,
})

const RESPONSE_DECISIONS = ['APPROVED', 'SHOWN', 'HIDDEN'] as const
/** What becomes of a response where it was written; one that has waited is approved. */
export type ResponseDecision = (typeof RESPONSE_DECISIONS)[number]

/** The group of the notifications about decisions on a person's responses. */
const DECIDED = 'response-decision:'

/** A response was shown or hidden. The same decision, taken again, is shown together with the one before. */
export const responseDecided = (
  postId: string,
  decision: ResponseDecision,
  now: number,
): NotificationEvent => ({
  eventKey: `${DECIDED}${decision}:${postId}:${now}`,
  groupKey: `${DECIDED}${decision}:${postId}`,
  actorId: null,
  isJoined: true,
  postId,
})

/** The decision about a response, by the group of the notification; nothing for one of another kind. */
export const decisionOfGroup = (groupKey: string): ResponseDecision | null =>
  RESPONSE_DECISIONS.find((decision) => groupKey.startsWith(`${DECIDED}${decision}:`)) ?? null

/** The list that a notification is about, by its group; nothing for one of another kind. */
export function catalogOfGroup(groupKey: string): string | null {
  for (const group of [HELD_OF_LIST, LIST_RESPONSES])
    if (groupKey.startsWith(group)) return groupKey.slice(group.length)
  for (const group of [LIST_CLAPS, LIST_SAVES])
    if (groupKey.startsWith(group)) return groupKey.slice(group.length).replace(/:[^:]*$/, '')
  return null
}

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
