/** Numbers of a story's reads and of a writer's followers that people are told of. Rule: docs/rules/notifications.md, "Milestones". */
export const MILESTONES: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000]

/** What is counted up to a milestone. */
export type MilestoneKind = 'reads' | 'followers'

/** The milestones that were passed from one number to a greater one, the smallest first. */
export const milestonesPassed = (before: number, now: number): number[] =>
  MILESTONES.filter((milestone) => before < milestone && milestone <= now)
