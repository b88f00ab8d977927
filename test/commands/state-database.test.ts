import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asD1 } from '../../worker/commands/sqlite-d1'
import { openStateDatabase, stateFile } from '../../worker/commands/state-database'

let state = ''
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'quire-database-'))
})
afterEach(() => rmSync(state, { recursive: true, force: true }))

const CREATE = 'CREATE TABLE thing (id TEXT PRIMARY KEY, size INTEGER NOT NULL)'
const INSERT = 'INSERT INTO thing (id, size) VALUES (?, ?)'
const SELECT = 'SELECT id, size FROM thing ORDER BY id'

/** Runs something with the database of a state, as an instance of the site has it. */
async function inMiniflare<Result>(work: (database: D1Database) => Promise<Result>): Promise<Result> {
  const worker = { name: 'site', modules: true as const, script: 'export default {}', d1Databases: ['DB'] }
  const options = { resourcePersistencePath: join(state, 'v3'), workers: [worker] }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  try {
    return await work(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}

/** Runs something with the same database in its file. */
async function inFile<Result>(work: (database: D1Database) => Promise<Result>): Promise<Result> {
  const { database, close } = openStateDatabase(stateFile(state, 'DB'))
  try {
    return await work(database)
  } finally {
    close()
  }
}

test('what a command writes is what the site reads, and the other way round', async () => {
  await inFile(async (db) => {
    await db.batch([db.prepare(CREATE), db.prepare(INSERT).bind('a', 1)])
  })
  const seen = await inMiniflare(async (db) => {
    await db.prepare(INSERT).bind('b', true).run()
    return db.prepare(SELECT).all()
  })
  expect(seen.results).toEqual([
    { id: 'a', size: 1 },
    { id: 'b', size: 1 },
  ])
  expect((await inFile((db) => db.prepare(SELECT).all())).results).toEqual(seen.results)
})

test('a batch answers as Miniflare does, and happens as a whole or not at all', async () => {
  const batch = (db: D1Database) =>
    db.batch([
      db.prepare(CREATE),
      db.prepare(INSERT).bind('a', 1),
      db.prepare('UPDATE thing SET size = size + ?').bind(0.5),
      db.prepare('DELETE FROM thing WHERE id = ?').bind('nothing'),
      db.prepare(SELECT),
    ])
  const facts = async (answered: Promise<D1Result[]>) =>
    (await answered).map(({ results, meta }) => ({
      results: results.map((row) => ({ ...(row as object) })),
      changes: meta.changes,
      served: meta.served_by,
    }))
  const own = await facts(batch(asD1(new DatabaseSync(':memory:'))))
  expect(own).toEqual(await facts(inMiniflare(batch)))
  expect(own.map(({ changes }) => changes)).toEqual([0, 1, 1, 0, 0])

  await inFile(async (db) => {
    const twice = db.batch([db.prepare(INSERT).bind('c', 3), db.prepare(INSERT).bind('a', 1)])
    await expect(twice).rejects.toThrow(/UNIQUE constraint failed/)
    expect((await db.prepare(SELECT).all()).results).toHaveLength(1)
  })
})

test('of several statements in one, none is silently left out', async () => {
  const db = asD1(new DatabaseSync(':memory:'))
  await expect(db.prepare(`${CREATE}; ${SELECT}`).run()).rejects.toThrow(/More than one statement/)
})
