import type { StoryBody } from './paragraph'

/** What a writer writes: the text of a story with its title, and nothing of its settings. */
export interface DraftDocument {
  title: string
  subtitle: string
  body: StoryBody
}

export const EMPTY_DRAFT: DraftDocument = { title: '', subtitle: '', body: [] }

/** Whether two values that JSON can hold are the same. The order of an object's keys doesn't count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((value, i) => isSame(value, b[i]))
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}
