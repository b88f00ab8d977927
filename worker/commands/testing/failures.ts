/** The beginning of vitest's own report of failures. */
const BEGINNING = /^.*⎯ (?:Failed|Unhandled|Startup) .*$/m

/** How much of a log is shown if it doesn't say what failed, in characters. */
const TAIL = 8000

/** The part of vitest's output that says what failed, or the end of the output if there is none. */
export function failuresOf(log: string): string {
  const start = log.search(BEGINNING)
  return (start >= 0 ? log.slice(start) : log.slice(-TAIL)).trim()
}
