import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { readImportSamples } from './test/support/import-samples.ts'
import { SlowFirst } from './test/support/slow-first.ts'

const importSamples = readImportSamples()

/** Constants that the bundler replaces in the sources; the tests see a development build. */
const define = {
  __DEVELOPMENT__: 'true',
  __BENCH__: 'false',
  __BROWSER__: 'false',
  __VERSION__: '"0.0.0-test"',
  __THOROUGH__: String(process.env.THOROUGH === '1'),
}

const UNIT_TESTS = ['test/{schema,property,client,architecture,commands}/**/*.test.{ts,tsx}']
/** Sets NODE_ENV before it imports React, and so has a project, and with it a process, of its own. */
const WITH_PRODUCTION_REACT = 'test/client/post/worst-page.test.tsx'

/** What a test polls for may come late: a machine under load isn't a failure. */
const PATIENT = { poll: { timeout: 5000 } }

/**
 * Packages come without source maps. All modules of a run are sent to each test file's runtime in one message
 * of at most 32 MiB, most of which would be the maps. For unmodified code Vite generates a map whatever is
 * configured here.
 */
const withoutMaps: Plugin = {
  name: 'packages without source maps',
  transform: (code, id) =>
    /\/node_modules\/.*\.[cm]?js$/.test(id) ? { code: `${code}\n`, map: { mappings: '' } } : undefined,
}

/**
 * Joins the migrations into one, since each is a round trip and a transaction of its own, and every file applies them.
 */
const inOneBatch = (migrations: { name: string; queries: string[] }[]) => [
  { name: 'all of them', queries: migrations.flatMap(({ queries }) => queries) },
]

export default defineConfig({
  test: {
    // A small machine has two cores, and browsers and workerd need threads of their own.
    maxWorkers: 2,
    // The time limits of the projects end what hangs. They are no measure of speed: both cores may be busy with others.
    // A process or runtime for each file costs more than most files' tests. Those in workerd begin with empty storage
    // and memory all the same (test/worker/setup.ts).
    isolate: false,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        define,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [WITH_PRODUCTION_REACT],
          environment: 'node',
          setupFiles: ['test/support/unit.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
          provide: { importSamples },
        },
      },
      {
        define,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'production',
          include: [WITH_PRODUCTION_REACT],
          environment: 'node',
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        define,
        // React is the production version here, as in wrangler.toml, which lacks jsxDEV.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [
          withoutMaps,
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                MAIN_HOST: 'quire.example',
                TEST_MIGRATIONS: inOneBatch(await readD1Migrations('./migrations/main')),
                TEST_SEARCH_MIGRATIONS: inOneBatch(await readD1Migrations('./migrations/search')),
                TEST_STATS_MIGRATIONS: inOneBatch(await readD1Migrations('./migrations/stats')),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/{worker,data}/**/*.test.ts'],
          // Empty without samples.
          exclude: Object.keys(importSamples).length > 0 ? [] : ['test/worker/import/samples.test.ts'],
          globalSetup: [
            'test/support/client-build.setup.ts',
            'test/support/outside.setup.ts',
            'test/support/providers.setup.ts',
            'test/support/payments.setup.ts',
          ],
          setupFiles: ['test/worker/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          sequence: { groupOrder: 1 },
          provide: { importSamples },
        },
      },
      // The built worker with the demo, tested over HTTP and in a browser. They run after the others because
      // they build too.
      {
        define,
        test: {
          name: 'http',
          include: ['test/http/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          sequence: { groupOrder: 2 },
        },
      },
      {
        define,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.setup.ts', 'test/support/browser.setup.ts'],
          // Pages are tested in parallel, each in its own context.
          maxConcurrency: 3,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
