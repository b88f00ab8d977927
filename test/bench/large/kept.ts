import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyMigrations } from '../../../worker/commands/apply-migrations'
import { stateFiles, withState } from '../../../worker/commands/open-state'
import { type Files, fillFiles } from './fill'

/** Where filled databases stay between runs: nothing of it is committed. */
const KEPT = 'node_modules/.cache/quire/bench'
/** Written last, so that a folder without it is made anew. */
const FILLED = 'filled'
/** What decides what is in the databases. */
const MADE_FROM = [
  'migrations/*/*.sql',
  'test/bench/generate.ts',
  'test/bench/search.ts',
  'test/bench/large/fill.ts',
]

const version = (): string => {
  const hash = createHash('sha256')
  for (const file of MADE_FROM.flatMap((pattern) => globSync(pattern)).toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** The files of a local state's databases. */
export function filesOf(state: string): Files {
  const { DB, SEARCH_DB, STATS_DB_0 } = stateFiles(state)
  return { main: DB, search: SEARCH_DB, stats: STATS_DB_0 }
}

/** A state with so many stories: the one of an earlier run, unless what it is made from has changed since. */
export async function keptState(stories: number, print: (line: string) => void): Promise<string> {
  const state = join(KEPT, String(stories))
  const mark = join(state, FILLED)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version()) return state
  rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })
  await withState(state, applyMigrations)
  await fillFiles(filesOf(state), stories, print)
  writeFileSync(mark, version())
  return state
}
