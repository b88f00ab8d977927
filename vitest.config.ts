import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { readImportSamples } from './test/support/import-samples.ts'

const importSamples = readImportSamples()

/** What the bundler replaces in the sources; the tests see a development build. */
const define = {
  __DEVELOPMENT__: 'true',
  __BENCH__: 'false',
  __BROWSER__: 'false',
  __VERSION__: '"0.0.0-test"',
}

/**
 * Packages come without source maps. All modules of a run go to each test file's runtime in one message, which may
 * have 32 MiB: the maps would be most of it. Of code that isn't changed Vite makes a map whatever is said here.
 */
const withoutMaps: Plugin = {
  name: 'packages without source maps',
  transform: (code, id) =>
    /\/node_modules\/.*\.[cm]?js$/.test(id) ? { code: `${code}\n`, map: { mappings: '' } } : undefined,
}

export default defineConfig({
  test: {
    // Two cores are what a small machine has, and browsers and workerd take threads of their own.
    maxWorkers: 2,
    projects: [
      {
        define,
        test: {
          name: 'unit',
          include: ['test/{schema,property,client,architecture,commands}/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 15_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
          provide: { importSamples },
        },
      },
      {
        define,
        // React is the production one here, as wrangler.toml says, which has no jsxDEV.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [
          withoutMaps,
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                MAIN_HOST: 'quire.example',
                TEST_MIGRATIONS: await readD1Migrations('./migrations/main'),
                TEST_SEARCH_MIGRATIONS: await readD1Migrations('./migrations/search'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/{worker,data}/**/*.test.ts'],
          // Without samples there is nothing in it.
          exclude: Object.keys(importSamples).length > 0 ? [] : ['test/worker/import/samples.test.ts'],
          globalSetup: [
            'test/support/client-build.setup.ts',
            'test/support/outside.setup.ts',
            'test/support/providers.setup.ts',
          ],
          setupFiles: ['test/worker/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 1 },
          provide: { importSamples },
        },
      },
      // The built worker with the demo, asked over HTTP and by a browser. After the others: they build too.
      {
        define,
        test: {
          name: 'http',
          include: ['test/http/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          // Pages are tried side by side, each in a context of its own.
          maxConcurrency: 3,
          testTimeout: 40_000,
          hookTimeout: 60_000,
          // What a browser does comes when it comes: a machine under load is no failure.
          expect: { poll: { timeout: 5000 } },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
