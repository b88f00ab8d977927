/**
 * `npm run check`: everything that has to hold before a change lands. Stops at the first failing step.
 * Arguments after `--` choose tests, as with `npm test`.
 */
import { run } from './run'
import { runTests } from './testing/run-tests'

/** Each of these type-checks a part of the code for the environment that it runs in. */
const TYPES = ['.', 'client', 'test', 'test/browser']

/**
 * Has the compiler remember what it knows of unchanged files, which makes the next check several times as fast. Links
 * are kept as they are written, so that a copy of the project with a link to the same packages profits too.
 */
const remembering = (project: string): string[] => [
  '--incremental',
  '--preserveSymlinks',
  '--tsBuildInfoFile',
  `node_modules/.cache/quire/types-${project === '.' ? 'worker' : project.replace('/', '-')}.json`,
]

const steps: [headline: string, step: () => Promise<unknown>][] = [
  ['Generated files (npm run codegen)', () => run('tsx', ['worker/commands/codegen.ts', '--check'])],
  [
    'Format and lint (npx biome check --write mends most)',
    () => run('biome', ['ci', '--error-on-warnings', '.']),
  ],
  [
    'Exports and files that nothing uses (npx knip -c test/architecture/knip.ts --no-gitignore --fix mends most)',
    // Generated modules use exports too, and aren't committed.
    () =>
      run('knip', [
        '--config',
        'test/architecture/knip.ts',
        '--no-gitignore',
        '--no-config-hints',
        '--no-progress',
      ]),
  ],
  ...TYPES.map((project): [string, () => Promise<void>] => [
    `Types of ${project === '.' ? 'the worker' : project}`,
    () => run('tsc', ['--project', project, ...remembering(project)]),
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
