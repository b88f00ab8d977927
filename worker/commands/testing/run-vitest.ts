/**
 * Runs vitest with the given arguments, as `vitest run` does. A line per file goes to the third stream, which
 * `runTests` has opened; output of vitest and the tests goes where it always does.
 */
import { writeSync } from 'node:fs'
import { createVitest, parseCLI } from 'vitest/node'
import { LineReporter } from './line-reporter'
import { relevantSpecifications } from './relevant-specifications'

const LINES = 3

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const lines = new LineReporter((line) => writeSync(LINES, `${line}\n`))
const vitest = await createVitest({ ...options, watch: false, reporters: ['default', lines] })
try {
  await vitest.standalone()
  const specifications = await relevantSpecifications(vitest, filter)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isGood = unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  process.exitCode = isGood && specifications.length > 0 ? 0 : 1
  if (specifications.length === 0) writeSync(LINES, 'No test file is chosen by these arguments.\n')
} finally {
  await vitest.close()
}
process.exit()
