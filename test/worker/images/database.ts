/// <reference types="vite/types/importMeta.d.ts" />
import { env } from 'cloudflare:workers'
import { Database } from '../../../worker/data/database'

const migrations = import.meta.glob<string>('../../../migrations/main/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The main database with its tables. */
export async function database(): Promise<Database> {
  for (const name of Object.keys(migrations).sort())
    for (const statement of (migrations[name] ?? '').split('--> statement-breakpoint')) {
      const repeatable = statement
        .trim()
        .replace(/^CREATE (TABLE|INDEX|UNIQUE INDEX) /, 'CREATE $1 IF NOT EXISTS ')
      if (repeatable.startsWith('CREATE')) await env.DB.prepare(repeatable).run()
    }
  return new Database(env.DB)
}
