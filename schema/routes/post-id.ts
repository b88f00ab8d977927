/** The identifier in a story's address. A module of its own: a story's page needs it, and no other pattern. */

const POST = /^(?:[0-9a-f]{8,12}|.*-[0-9a-f]{8,})$/u
/** The longest segment, in characters. */
export const LONGEST = 2048

/** Nothing that could be mistaken for another segment, and no control characters. */
export function isSafe(value: string): boolean {
  if (value === '' || value === '.' || value === '..' || value.length > LONGEST) return false
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code < 32 || code === 127 || code === 47 || code === 92) return false
  }
  return true
}

/**
 * The identifier in a segment of a story's address: its trailing hex part, or undefined if the segment isn't
 * a story's. `the-tide-turns-0123456789ab` → `0123456789ab`. Rule: docs/rules/routes.md, "Story addresses".
 */
export function postIdOf(segment: string): string | undefined {
  if (!POST.test(segment) || !isSafe(segment)) return undefined
  return segment.slice(segment.lastIndexOf('-') + 1)
}

/** The id of a story that is named by it or by its address, on whatever host; nothing for what can't be one. */
export const idOfStoryAddress = (given: string): string | undefined =>
  postIdOf(URL.parse(given)?.pathname.split('/').at(-1) ?? given.trim())
