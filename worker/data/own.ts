import { listsWithPosts, selectListsWithPosts } from './catalog/queries'
import { clapsByKeys, selectClaps } from './clap/queries'
import type { Database, Query, RowOf } from './database'
import { groupLoader } from './loader'
import { quotesByKeys, selectQuotes } from './quote/queries'
import { placesByKeys, selectPlaces } from './reading-history/queries'
import type { Param } from './sql/params'
import { query } from './sql/query'
import { rowsOfKinds } from './sql/rows-of-kinds'

/* What people have to do with stories: a story's page shows all of it to its reader. */

const STATEMENTS = {
  claps: clapsByKeys,
  lists: listsWithPosts,
  quotes: quotesByKeys,
  places: placesByKeys,
}

type Kind = keyof typeof STATEMENTS
type Rows = { [K in Kind]: RowOf<(typeof STATEMENTS)[K]> }

const KINDS = Object.keys(STATEMENTS) as Kind[]

/** All kinds in one statement, each by a JSON list of its keys. */
const ownByKeys = query(
  'ownByKeys',
  (claps: Param<string>, lists: Param<string>, quotes: Param<string>, places: Param<string>) =>
    rowsOfKinds<Kind>({
      claps: selectClaps(claps),
      lists: selectListsWithPosts(lists),
      quotes: selectQuotes(quotes),
      places: selectPlaces(places),
    }),
)

/** The rows of some keys of each kind, in one statement. */
async function readOwn(db: Database, keys: Record<Kind, string[]>): Promise<{ [K in Kind]: Rows[K][] }> {
  const read: { [K in Kind]: Rows[K][] } = { claps: [], lists: [], quotes: [], places: [] }
  const asked = KINDS.filter((kind) => keys[kind].length > 0)
  const [only] = asked
  if (asked.length === 1 && only) {
    const statement = STATEMENTS[only] as Query<[string], Rows[Kind]>
    return { ...read, [only]: await db.all(statement, JSON.stringify(keys[only])) }
  }
  const [claps, lists, quotes, places] = KINDS.map((kind) => JSON.stringify(keys[kind]))
  for (const { kind, row } of await db.all(ownByKeys, claps ?? '', lists ?? '', quotes ?? '', places ?? ''))
    read[kind].push(JSON.parse(row))
  return read
}

const noKeys = (): Record<Kind, string[]> => ({ claps: [], lists: [], quotes: [], places: [] })

/**
 * Per-request loaders of what people have to do with stories; whatever is asked at one time is one statement.
 *
 * @param listsAhead the rows of a key (`listedPostKey`), if they have been read ahead.
 */
export function ownLoaders(db: Database, listsAhead: (key: string) => Rows['lists'][] | undefined) {
  let asked = noKeys()
  let reading: ReturnType<typeof readOwn> | undefined
  const readAsked = () => {
    const now = asked
    asked = noKeys()
    reading = undefined
    return readOwn(db, now)
  }
  const loader = <K extends Kind>(kind: K, ahead?: (key: string) => Rows[K][] | undefined) =>
    groupLoader<Rows[K]>(
      db,
      async (keys) => {
        asked[kind].push(...keys)
        // Once the other kinds have been collected for the same batch.
        reading ??= new Promise((resolve, reject) => {
          db.beforeFlush(() => readAsked().then(resolve, reject))
        })
        return (await reading)[kind]
      },
      ({ key }) => key,
      undefined,
      ahead,
    )
  return {
    claps: loader('claps'),
    lists: loader('lists', listsAhead),
    quotes: loader('quotes'),
    places: loader('places'),
  }
}
