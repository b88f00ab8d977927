/** Where vitest's own report of what failed begins. */
const BEGINNING = /^.*⎯ (?:Failed|Unhandled|Startup) .*$/m

/** At most so much of a log is shown where it doesn't say what failed, in characters. */
const TAIL = 8000

/** The part of vitest's output that says what failed; the end of the output when no part does. */
export function failuresOf(log: string): string {
  const start = log.search(BEGINNING)
  return (start >= 0 ? log.slice(start) : log.slice(-TAIL)).trim()
}
