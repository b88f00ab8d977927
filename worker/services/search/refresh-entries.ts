import { rowidOf } from '../../data/search/rowid'
import { putEntries, removeEntries, removeStoryEntries, type SearchKind } from '../../data/search/tables'
import type { Needs } from '../parts'
import { wordsOfEntry } from './entries'
import { KINDS } from './kinds'
import { learnWords } from './vocabulary'

/** The number of entries written and removed. */
export interface Refreshed {
  written: number
  removed: number
}

/** How often sources that change while their entry is written are read again. */
const TRIES = 4

/** Statements that remove the entries of some keys. */
const removeKeys = async (kind: SearchKind, keys: readonly string[]) =>
  kind === 'posts'
    ? removeStoryEntries(keys)
    : removeEntries(kind, await Promise.all(keys.map((key) => rowidOf(key))))

/**
 * Updates the entries of some keys: writes those that can be found, and removes the others. Running it twice,
 * late or concurrently ends with the same entries: after writing, it repeats for whatever has changed
 * meanwhile. Rule: docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached; everything written until then is right.
 */
export async function refreshEntries(
  { db: main, searchIndex: index }: Needs<'db' | 'searchIndex'>,
  kind: SearchKind,
  keys: readonly string[],
): Promise<Refreshed> {
  const { sources, entries } = KINDS[kind]
  const total: Refreshed = { written: 0, removed: 0 }
  let open = [...new Set(keys)]
  let current = open.length === 0 ? [] : await sources(main, open)
  for (let turn = 0; turn < TRIES && open.length > 0; turn++) {
    for await (const group of entries(main, current)) {
      await index.write(putEntries(kind, group))
      await learnWords(index, group.flatMap(wordsOfEntry))
      total.written += group.length
    }
    const names = new Set(current.map(({ key }) => key))
    const gone = open.filter((key) => !names.has(key))
    // A full-text table doesn't say how many rows a statement deleted.
    await index.write(await removeKeys(kind, gone))
    total.removed += gone.length

    const before = byKey(current)
    const now = await sources(main, open)
    const after = byKey(now)
    open = open.filter((key) => before.get(key) !== after.get(key))
    current = now.filter(({ key }) => open.includes(key))
  }
  return total
}

const byKey = (sources: readonly { key: string }[]): Map<string, string> =>
  new Map(sources.map((source) => [source.key, JSON.stringify(source)]))
