import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** A test that loads whole folders by a glob would make each of their exports look used. */
const tests = globSync('test/**/*.{ts,tsx}', { exclude: ['test/architecture/fixture/**'] }).filter(
  (file) => !readFileSync(file, 'utf8').includes('import.meta.glob'),
)

/** What `npm run check` asks knip for: exports that no other file uses, and files that nothing reaches. */
export default {
  entry: [
    'worker/index.ts',
    'worker/commands/*.ts',
    'worker/commands/payments/{process,server}.ts',
    'worker/commands/testing/run-vitest.ts',
    'client/entry-client.tsx',
    'client/entry-server.tsx',
    'client/pages/*/index.tsx',
    'client/features/partner/recompute-page.ts',
    'client/gallery/**/*.tsx',
    'vite.config.ts',
    ...tests,
  ],
  project: ['{schema,worker,client}/**/*.{ts,tsx}'],
  ignore: ['**/*.generated.ts'],
  include: ['exports', 'types', 'files'],
  // Its plugins take what their tools load for entries, of which knip doesn't judge the exports.
  vite: false,
  vitest: false,
  wrangler: false,
  drizzle: false,
} satisfies KnipConfig
