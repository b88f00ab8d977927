/**
 * `npm run check`: everything that has to hold before a change lands. Stops at the first failing step.
 * Arguments after `--` choose tests, as with `npm test`.
 */
import { checkCommitSubjects } from './checking/commit-subjects'
import { KNIP, TYPES, typesOf } from './checking/tools'
import { run } from './run'
import { runTests } from './testing/run-tests'

const steps: [headline: string, step: () => Promise<unknown>][] = [
  ['Subjects of commits (git rebase --interactive mends them)', () => checkCommitSubjects()],
  ['Generated files (npm run codegen)', () => run('tsx', ['worker/commands/codegen.ts', '--check'])],
  [
    'Format and lint (npx biome check --write mends most)',
    () => run('biome', ['ci', '--error-on-warnings', '.']),
  ],
  [
    'Exports and files that nothing uses (npx knip -c test/architecture/knip.ts --no-gitignore --fix mends most)',
    () => run('knip', KNIP),
  ],
  ...TYPES.map((project): [string, () => Promise<void>] => [
    `Types of ${project === '.' ? 'the worker' : project}`,
    () => run('tsc', typesOf(project)),
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
