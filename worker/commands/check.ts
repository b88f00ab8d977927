/**
 * `npm run check`: everything that has to hold before a change lands. Stops at the first failing step.
 * Arguments after `--` choose tests, as with `npm test`.
 */
import { run } from './run'
import { runTests } from './testing/run-tests'

/** Each of these type-checks a part of the code for the environment that it runs in. */
const TYPES = ['.', 'client', 'test', 'test/browser']

const steps: [headline: string, step: () => Promise<unknown>][] = [
  [
    'Format and lint (npx biome check --write mends most)',
    () => run('biome', ['ci', '--error-on-warnings', '.']),
  ],
  ['Generated files (npm run codegen)', () => run('tsx', ['worker/commands/codegen.ts', '--check'])],
  ...TYPES.map((project): [string, () => Promise<void>] => [
    `Types of ${project === '.' ? 'the worker' : project}`,
    () => run('tsc', ['--project', project]),
  ]),
]

for (const [headline, step] of steps) {
  console.log(`\n▶ ${headline}`)
  try {
    await step()
  } catch {
    console.error(`\n✗ Failed: ${headline}`)
    process.exit(1)
  }
}
console.log('\n▶ Tests')
process.exit(await runTests(process.argv.slice(2)))
