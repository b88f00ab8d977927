import { createHash, createHmac } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { asD1 } from './sqlite-d1'

/** Miniflare keeps each database in an object of this class, with the database's id as its name. */
const OBJECTS = 'miniflare-D1DatabaseObject'

/** The id of an object, as workerd derives it from the object's name. */
function objectId(name: string): string {
  const key = createHash('sha256').update(OBJECTS).digest()
  const half = (text: string | Buffer) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
  const own = half(name)
  return Buffer.concat([own, half(own)]).toString('hex')
}

/** The file in which Miniflare keeps a database of a local state. */
export const stateFile = (state: string, id: string): string =>
  join(state, 'v3', 'd1', OBJECTS, `${objectId(id)}.sqlite`)

/** A database of a local state, without Miniflare, which may not be using it meanwhile. */
export interface StateDatabase {
  database: D1Database
  close(): void
}

/**
 * Opens the file of a local state's database, or makes it. Asking Miniflare for it would take most of the time in
 * which the demo is written: five thousandths of a second for each of thousands of batches.
 */
export function openStateDatabase(file: string): StateDatabase {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = new DatabaseSync(file)
  // As workerd opens it. A commit then needn't wait for the disk, and is whole or missing after a crash.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA trusted_schema = OFF')
  // The demo has room in it, in KiB.
  sqlite.exec('PRAGMA cache_size = -64000')
  return { database: asD1(sqlite), close: () => sqlite.close() }
}
