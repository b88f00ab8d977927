import type { MilestoneKind } from '../../../schema/rules/milestones'
import type { NotificationEvent } from './events'

/** The groups of the notifications about milestones. */
const MILESTONE = 'milestone:'
const KINDS: readonly MilestoneKind[] = ['reads', 'followers']

/** Something that a person has reached with a story, or by their followers. */
export interface Milestone {
  of: MilestoneKind
  reached: number
}

/** A story or a person has reached a milestone: each is shown by itself. */
export const milestoneReached = ({ of, reached }: Milestone, subjectId: string): NotificationEvent => {
  const key = `${MILESTONE}${of}:${reached}:${subjectId}`
  return { eventKey: key, groupKey: key, actorId: null, postId: of === 'reads' ? subjectId : null }
}

/** The milestone that a notification is about, by its group; nothing for one of another kind. */
export function milestoneOfGroup(groupKey: string): Milestone | null {
  if (!groupKey.startsWith(MILESTONE)) return null
  const [, kind, reached] = groupKey.split(':')
  const of = KINDS.find((known) => known === kind)
  return of ? { of, reached: Number(reached) } : null
}
