/**
 * Runs vitest with the given arguments, as `vitest run` does. A line per file goes to the third stream and the counts of
 * the run, as JSON, to the fourth, both of which `runTests` has opened; output of vitest and the tests goes where it
 * always does.
 */
import { writeSync } from 'node:fs'
import { createVitest, parseCLI } from 'vitest/node'
import { type Counts, LineReporter } from './line-reporter'
import { relevantSpecifications } from './relevant-specifications'

const LINES = 3
const COUNTS = 4

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const line = (text: string) => writeSync(LINES, `${text}\n`)
const lines = new LineReporter({
  line,
  counts: (counted: Counts) => writeSync(COUNTS, JSON.stringify(counted)),
})
const vitest = await createVitest({ ...options, watch: false, reporters: ['default', lines] })
try {
  await vitest.standalone()
  const specifications = await relevantSpecifications(vitest, filter)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isGood = unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  // A change that no test looks at is no failure; a filter that finds nothing is a mistake.
  const isNothing = specifications.length === 0
  process.exitCode = isGood && (!isNothing || vitest.config.changed) ? 0 : 1
  if (isNothing)
    line(
      vitest.config.changed
        ? 'No test looks at what has changed.'
        : 'No test file is chosen by these arguments.',
    )
} finally {
  await vitest.close()
}
process.exit()
