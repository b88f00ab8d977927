import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { READS } from './dialect/reads'
import { WRITES } from './dialect/writes'

/* What our dialect makes of the shapes of statements that the data layer uses. It builds on parts of drizzle that no
   release promises to keep: whatever an upgrade changes shows here. Decision: docs/decisions/014-statements-from-tables.md. */

const SCHEMA = `
  CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, is_hidden INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE story (id TEXT PRIMARY KEY, writer_id TEXT NOT NULL, state TEXT NOT NULL, "order" INTEGER NOT NULL DEFAULT 0,
    tags TEXT, shown_at INTEGER, created_at INTEGER NOT NULL);
  CREATE INDEX story_newest ON story (shown_at, id);
  CREATE TABLE saving (person_id TEXT NOT NULL, story_id TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 1,
    saved_at INTEGER NOT NULL, PRIMARY KEY (person_id, story_id));`

test('the texts and values of statements are as they were', async () => {
  const reads = READS.map(({ name, sql }) => `-- ${name}\n${sql}\n`)
  const writes = Object.entries(WRITES).map(
    ([name, { sql, params }]) => `-- ${name}\n${sql}\n-- with ${JSON.stringify(params)}\n`,
  )
  await expect([...reads, ...writes].join('\n')).toMatchFileSnapshot('dialect/texts.sql')
})

test('SQLite takes them', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(SCHEMA)
  for (const { name, sql } of READS) expect(() => db.prepare(sql), name).not.toThrow()
  for (const [name, { sql, params }] of Object.entries(WRITES))
    expect(() => db.prepare(sql).run(...params), name).not.toThrow()
})
