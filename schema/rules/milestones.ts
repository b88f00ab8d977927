import { MINUTE } from './time-units'

/** Numbers of a story's reads, a writer's followers and a newsletter's subscribers that people are told of. Rule: docs/rules/notifications.md, "Milestones". */
export const MILESTONES: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000]

/** What is counted up to a milestone. */
export type MilestoneKind = 'reads' | 'followers' | 'subscribers'

/** How long after somebody came a newsletter's subscribers are counted, in milliseconds. */
export const SUBSCRIBERS_COUNTED_AFTER = 10 * MINUTE

/** The milestones that were passed from one number to a greater one, the smallest first. */
export const milestonesPassed = (before: number, now: number): number[] =>
  MILESTONES.filter((milestone) => before < milestone && milestone <= now)
