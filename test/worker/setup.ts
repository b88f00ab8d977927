import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { forgetEverything } from '../../worker/isolate-memory'
import { beginJobs, endJobs } from './own-jobs'

const { TEST_MIGRATIONS, TEST_SEARCH_MIGRATIONS, TEST_STATS_MIGRATIONS } = env as Env & {
  TEST_MIGRATIONS: D1Migration[]
  TEST_SEARCH_MIGRATIONS: D1Migration[]
  TEST_STATS_MIGRATIONS: D1Migration[]
}

const made = globalThis as typeof globalThis & { quireTables?: string }

/**
 * The first file of a runtime applies the migrations; the others create what they led to, which takes a fifth of the
 * time. The migrations of the search aren't worth it.
 */
async function createTables(): Promise<void> {
  const { quireTables: tables } = made
  if (tables) {
    const create = () => env.DB.prepare(tables).run()
    // What the file before still wrote when it ended may have outlived the reset.
    await create().catch(() => reset().then(create))
    return
  }
  await applyD1Migrations(env.DB, TEST_MIGRATIONS)
  const { results } = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{ sql: string }>()
  made.quireTables = results.map(({ sql }) => sql).join(';\n')
}

// Files share a runtime, one after the other. Each finds what a new one would have: empty storage with the tables of
// all databases, nothing in memory, real time, nothing replaced, and nothing of the file before still to be done.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
await endJobs()
forgetEverything()
await reset()
await createTables()
await applyD1Migrations(env.SEARCH_DB, TEST_SEARCH_MIGRATIONS)
await applyD1Migrations(env.STATS_DB_0, TEST_STATS_MIGRATIONS)
beginJobs()
