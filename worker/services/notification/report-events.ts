import type { NotificationEvent } from './events'

/** A person's report was decided. */
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

/** The group of the notifications about reports in which somebody may be in danger. */
const URGENT_GROUP = 'case:urgent:'

/** Something was reported for the first time. What is reported on a day is shown together, what is urgent apart. */
export const caseOpened = (caseId: string, isUrgent: boolean, now: number): NotificationEvent => {
  const day = new Date(now).toISOString().slice(0, 10)
  return {
    eventKey: `case:${isUrgent ? 'urgent' : 'open'}:${caseId}`,
    groupKey: (isUrgent ? URGENT_GROUP : 'case:open:') + day,
    isJoined: true,
    actorId: null,
    postId: null,
  }
}

/** The group of the notifications about appeals that wait for staff. */
const APPEAL_GROUP = 'case:appeal:'

/** Somebody appealed against a decision. The appeals of a day are shown together. */
export const caseAppealed = (caseId: string, now: number): NotificationEvent => ({
  eventKey: `case:appeal:${caseId}`,
  groupKey: APPEAL_GROUP + new Date(now).toISOString().slice(0, 10),
  isJoined: true,
  actorId: null,
  postId: null,
})

/** Whether a notification is about appeals, by its group. */
export const isAppealGroup = (groupKey: string): boolean => groupKey.startsWith(APPEAL_GROUP)

/** Whether a notification is about such reports, by its group. */
export const isUrgentGroup = (groupKey: string): boolean => groupKey.startsWith(URGENT_GROUP)
