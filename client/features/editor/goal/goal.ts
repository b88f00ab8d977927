import { kept } from '../../../lib/kept/item'

/** More words than this are no goal of a story. */
export const MOST_WORDS = 1_000_000

const goalOf = (postId: string) => kept(`word-goal:${postId}`, { of: 'person' })

/** The words that a story should get; nothing if its writer has set no goal on this device. */
export function readGoal(postId: string): number | undefined {
  const goal = Number(goalOf(postId).read() ?? 0)
  return Number.isInteger(goal) && goal > 0 ? goal : undefined
}

/** Keeps the goal of a story on this device; nothing removes it. */
export function keepGoal(postId: string, goal: number | undefined): void {
  if (goal === undefined) goalOf(postId).remove()
  else goalOf(postId).write(String(goal))
}
