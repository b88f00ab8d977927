import type { MilestoneKind } from '../../../schema/rules/milestones'
import type { NotificationEvent } from './events'

/** The groups of the notifications about milestones. */
const MILESTONE = 'milestone:'
const KINDS: readonly MilestoneKind[] = ['reads', 'followers', 'subscribers']

/** Something that a person has reached with a story, by their followers, or with a newsletter. */
interface Milestone {
  of: MilestoneKind
  reached: number
}

/** A milestone, and what has reached it. */
export interface ToldMilestone extends Milestone {
  /** The story, the person or the newsletter. */
  subjectId: string
}

/** A story, a person or a newsletter has reached a milestone: each is shown by itself. */
export const milestoneReached = ({ of, reached }: Milestone, subjectId: string): NotificationEvent => {
  const key = `${MILESTONE}${of}:${reached}:${subjectId}`
  return { eventKey: key, groupKey: key, actorId: null, postId: of === 'reads' ? subjectId : null }
}

/** The milestone that a notification is about, by its group; nothing for one of another kind. */
export function milestoneOfGroup(groupKey: string): ToldMilestone | null {
  if (!groupKey.startsWith(MILESTONE)) return null
  const [, kind, reached, subjectId = ''] = groupKey.split(':')
  const of = KINDS.find((known) => known === kind)
  return of ? { of, reached: Number(reached), subjectId } : null
}
