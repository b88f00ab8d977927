/**
 * `npm test`: all tests, or those that vitest's own arguments choose: `npm test -- --project unit clap`. Its
 * last line counts them: `412 passed, 0 failed`. Rule: docs/rules/testing.md, "Running".
 */
import { runTests } from './testing/run-tests'

const USAGE = `npm test -- [options] [files]

  --changed [COMMIT]   the tests that uncommitted changes, or changes since a commit, can affect
  --thorough           every case of each property, instead of a tenth
  --project NAME       unit, production, worker, http or browser

Other arguments go to vitest: -t 'a story reads'`

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(USAGE)
else {
  if (args.includes('--thorough')) process.env.THOROUGH = '1'
  process.exit(await runTests(args.filter((arg) => arg !== '--thorough')))
}
