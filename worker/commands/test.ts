/**
 * `npm test`: all tests, or those that vitest's own arguments choose: `npm test -- --project unit clap`. Its
 * last line counts them: `412 passed, 0 failed`. Rule: docs/rules/testing.md, "Running".
 */
import { runTests } from './testing/run-tests'

process.exit(await runTests(process.argv.slice(2)))
