import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { forgetEverything } from '../../worker/isolate-memory'

const { TEST_MIGRATIONS, TEST_SEARCH_MIGRATIONS } = env as Env & {
  TEST_MIGRATIONS: D1Migration[]
  TEST_SEARCH_MIGRATIONS: D1Migration[]
}

// Files share a runtime, one after the other. Each finds what a new one would have: empty storage with the tables of
// both databases, nothing in memory, real time, and nothing replaced.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
forgetEverything()
await reset()
await applyD1Migrations(env.DB, TEST_MIGRATIONS)
await applyD1Migrations(env.SEARCH_DB, TEST_SEARCH_MIGRATIONS)
