import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The databases and their migration folders. */
const FOLDERS = {
  DB: 'migrations/main',
  SEARCH_DB: 'migrations/search',
  STATS_DB_0: 'migrations/stats',
} as const

/** The statements of a migration: drizzle-kit marks where each ends. */
const statements = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .map((s) => s.trim())
    .filter((s) => s && !s.split('\n').every((line) => line.startsWith('--')))

const otherHistory = (folder: string, name: string): string =>
  `This database was made by another version of the software: it has the migration ${name}, which isn't in ${folder}.
Delete the folder of the local state (.quire, or what QUIRE_STATE names) to start over with the demo.`

/**
 * Applies missing migrations to a local instance's databases. They are recorded in wrangler's table, so that
 * both tools can be used in turn. Returns the names of the applied ones.
 *
 * @throws Error, with what to do, if a database has migrations of another history.
 */
export async function applyMigrations(
  databases: Record<keyof typeof FOLDERS, D1Database>,
): Promise<string[]> {
  const applied: string[] = []
  for (const [binding, folder] of Object.entries(FOLDERS) as [keyof typeof FOLDERS, string][]) {
    const db = databases[binding]
    await db
      .prepare(
        'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
      )
      .run()
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
    const known = new Set(results.map(({ name }) => name))
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
    const missing = names.filter((name) => !known.has(name))
    const unknown = [...known].find((name) => !names.includes(name))
    if (missing.length > 0 && unknown) throw new Error(otherHistory(folder, unknown))
    for (const name of missing) {
      const parts = statements(readFileSync(join(folder, name), 'utf8')).map((sql) => db.prepare(sql))
      await db.batch([...parts, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
      applied.push(`${binding}: ${name}`)
    }
  }
  return applied
}
