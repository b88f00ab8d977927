import { type Places, parsePlaces, placeOf } from '../../../schema/rules/stats/places'
import { Database, type RowOf } from '../database'
import { rowLoader } from '../loader'
import { totalsOfPosts } from './queries'

type Totals = ReturnType<typeof rowLoader<RowOf<typeof totalsOfPosts>>>

/** The databases of stats: what is counted of a writer's stories is in one of them. Rule: docs/rules/stats.md, "Databases". */
export interface StatStores {
  /** The place of a writer among `all`. */
  placeOf(writerId: string): number
  of(writerId: string): Database
  readonly all: readonly Database[]
  /** What a writer's stories have been read in all, by their ids. */
  totalsOf(writerId: string): Totals
}

const NAME = /^STATS_DB_(\d+)$/

const isDatabase = (binding: unknown): binding is D1Database =>
  typeof binding === 'object' && binding !== null && 'batch' in binding

/** The bindings `STATS_DB_0`, `STATS_DB_1` and so on, in their order. */
const databasesOf = (env: Env): D1Database[] =>
  Object.entries(env)
    .flatMap(([name, binding]: [string, unknown]) => {
      const number = NAME.exec(name)?.[1]
      return number !== undefined && isDatabase(binding) ? [{ number: Number(number), binding }] : []
    })
    .sort((a, b) => a.number - b.number)
    .map(({ binding }) => binding)

/** Opens the databases of stats. Each is asked only when something in it is. @throws if `STATS_PLACES` is wrong. */
export function openStatStores(env: Env): StatStores {
  const stores = databasesOf(env).map((binding) => {
    const db = new Database(binding)
    return { db, totals: rowLoader(db, totalsOfPosts, (row) => row.postId) }
  })
  const places: Places = parsePlaces(env.STATS_PLACES ?? '', stores.length)
  const storeOf = (writerId: string) => {
    const store = stores[placeOf(places, writerId)]
    if (!store) throw new Error('There is no database of stats')
    return store
  }
  return {
    all: stores.map(({ db }) => db),
    placeOf: (writerId) => placeOf(places, writerId),
    of: (writerId) => storeOf(writerId).db,
    totalsOf: (writerId) => storeOf(writerId).totals,
  }
}
