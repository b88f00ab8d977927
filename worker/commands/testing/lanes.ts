/**
 * What the whole of the tests is divided into: two runs of vitest side by side. Tests in a browser wait for one another's
 * processes for a fifth of their time, and those in the worker's runtime for a third; each run uses what the other
 * leaves. Rule: docs/rules/testing.md, "Running".
 */
const LANES = [
  ['unit', 'production', 'worker'],
  ['http', 'browser'],
] as const

/** The arguments of vitest of each run: two runs for all tests, and one for those that arguments choose. */
export const lanesOf = (args: readonly string[]): readonly (readonly string[])[] =>
  args.length > 0 ? [args] : LANES.map((projects) => projects.flatMap((name) => ['--project', name]))
