import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** The tables, in the databases of each test file: storage is a file's own. */
const { TEST_MIGRATIONS, TEST_SEARCH_MIGRATIONS } = env as Env & {
  TEST_MIGRATIONS: D1Migration[]
  TEST_SEARCH_MIGRATIONS: D1Migration[]
}
await applyD1Migrations(env.DB, TEST_MIGRATIONS)
await applyD1Migrations(env.SEARCH_DB, TEST_SEARCH_MIGRATIONS)
