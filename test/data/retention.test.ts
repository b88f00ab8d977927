import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, test } from 'vitest'
import '../../schema/tables/all.generated'
import { blockSending } from '../../schema/tables/block'
import { catalog } from '../../schema/tables/catalog'
import { type PersonalTable, personalTables } from '../../schema/tables/personal-data'
import type { TimeLimit } from '../../schema/tables/retention'
import { Database } from '../../worker/data/database'
import { sweeps } from '../../worker/data/retention/sweeps'
import { CRON } from '../../worker/jobs/cron'
import { sweepTables } from '../../worker/services/retention/sweep-tables'
import { anyRow } from '../factories/any-row'
import { NOON } from '../factories/ids'
import { testRows } from '../support/test-rows'

const tables = drizzle(env.DB)
const MANY = 10_000
const sweepAt = (now: number, perRun = MANY) =>
  sweepTables({ db: new Database(env.DB), clock: { now: () => now } }, perRun)

const keyOf = ({ table, name }: SQLiteColumn): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)?.[0] ?? ''

type Swept = PersonalTable & { retention: TimeLimit<SQLiteColumn> }
const swept = personalTables().filter(
  (declared): declared is Swept => 'since' in declared.retention && declared.retention.job === undefined,
)
const byName = swept.map((declared) => [getTableName(declared.table), declared] as const)

/** The tables whose rows belong to a table's, each with the columns that name them. */
const partsOf = (table: SQLiteTable) =>
  personalTables().flatMap((other) => {
    const owners = 'with' in other.retention ? other.retention.with : []
    return owners[0]?.[1].table === table ? [{ table: other.table, owners }] : []
  })

/** Stores a row that is kept from a time on, with one of each table whose rows belong to it. */
async function store({ table, retention: { since } }: Swept, mark: string, from: number | null) {
  const text = (of: SQLiteTable) => (key: string) => `${mark} ${getTableName(of)}.${key}`
  const days = keyOf(since) === 'day' ? {} : { day: from }
  const row = anyRow(table, text(table), { ...days, [keyOf(since)]: from })
  await tables.insert(table).values(row)
  for (const part of partsOf(table)) {
    const given = Object.fromEntries(part.owners.map(([column, of]) => [keyOf(column), row[keyOf(of)]]))
    await tables.insert(part.table).values(anyRow(part.table, text(part.table), given))
  }
}

/** The marks of the rows that are left in a table, and in those that belong to it. */
async function left({ table }: Swept, marks: readonly string[]): Promise<string[][]> {
  const all = [table, ...partsOf(table).map((part) => part.table)]
  return Promise.all(
    all.map(async (some) => {
      const texts = (await tables.select().from(some)).map((row) => JSON.stringify(row))
      return marks.filter((mark) => texts.some((text) => text.includes(mark)))
    }),
  )
}

const empty = () =>
  env.DB.batch(personalTables().map(({ table }) => env.DB.prepare(`DELETE FROM "${getTableName(table)}"`)))

beforeEach(async () => {
  await empty()
})

test('every table that is kept with others says with the rows of one table', () => {
  for (const { table, retention } of personalTables()) {
    if (!('with' in retention)) continue
    expect(new Set(retention.with.map(([, of]) => of.table)).size, getTableName(table)).toBe(1)
  }
})

test('every job that ends rows is one of the cron', () => {
  const jobs = personalTables().flatMap(({ retention }) =>
    'since' in retention ? (retention.job ?? []) : [],
  )
  const known = Object.values(CRON).flatMap((some) => Object.keys(some))
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.filter((job) => !known.includes(job))).toEqual([])
})

describe('the sweep', () => {
  test('knows every table with a time', () => {
    expect(sweeps().map(({ table }) => table)).toEqual(byName.map(([name]) => name))
    expect(byName.length).toBeGreaterThan(20)
  })

  testRows(
    'keeps a row for as long as its table says, and deletes it with what belongs to it',
    byName,
    ([name]) => name,
    async ([, declared]) => {
      const { since, for: time, unit = 1 } = declared.retention
      const from = Math.floor(NOON / unit)
      await store(declared, 'older', from)
      await store(declared, 'newer', from + 1)
      const all = [declared.table, ...partsOf(declared.table)]
      await sweepAt(from * unit + time - 1)
      expect(await left(declared, ['older', 'newer'])).toEqual(all.map(() => ['older', 'newer']))
      await sweepAt(from * unit + time)
      expect(await left(declared, ['older', 'newer'])).toEqual(all.map(() => ['newer']))
      if (!since.notNull) await store(declared, 'timeless', null)
      await sweepAt(Number.MAX_SAFE_INTEGER)
      const timeless = since.notNull ? [] : ['timeless']
      expect(await left(declared, ['newer', 'timeless'])).toEqual(all.map(() => timeless))
      await empty()
    },
  )

  testRows(
    'finds what is over by an index',
    byName,
    ([name]) => name,
    async ([name, { table, retention }]) => {
      const statements =
        sweeps()
          .find((sweep) => sweep.table === name)
          ?.statements(NOON, 10) ?? []
      expect(statements.length).toBeGreaterThan(0)
      const names = [table, ...partsOf(table).map((part) => part.table)].map(getTableName)
      for (const { sql, params } of statements) {
        const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params)
        const { results } = await plan.all<{ detail: string }>()
        const scans = results.filter(({ detail }) => names.includes(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
        // Of a table whose key holds the day there are a few rows a day.
        const isByDay = getTableConfig(table).primaryKeys.some(({ columns }) =>
          columns.includes(retention.since),
        )
        expect([sql, isByDay ? [] : scans]).toEqual([sql, []])
      }
    },
  )

  test('deletes as many rows of a table as it may in a run, and the others in the next one', async () => {
    const row = { senderId: 'a', targetId: 'b', sentAt: 1 }
    for (let i = 0; i < 3; i++) await tables.insert(blockSending).values({ ...row, key: String(i) })
    const lists = byName.find(([name]) => name === 'catalog')?.[1]
    const most = lists?.retention.perRun ?? expect.fail('Lists have a number of their own')
    for (let i = 0; i <= most; i++)
      await tables.insert(catalog).values(anyRow(catalog, (key) => `${key} ${i}`, { deletedAt: 1 }) as never)
    await sweepAt(NOON, 2)
    expect(await tables.select().from(blockSending)).toHaveLength(1)
    expect(await tables.select().from(catalog)).toHaveLength(1)
    await sweepAt(NOON, 2)
    expect(await tables.select().from(blockSending)).toEqual([])
    expect(await tables.select().from(catalog)).toEqual([])
  })

  test('of a table that fails keeps no other from being swept, and is told of', async () => {
    await tables.insert(blockSending).values({ senderId: 'a', targetId: 'b', key: 'c', sentAt: 1 })
    const db = new Database(env.DB)
    const write = db.write.bind(db)
    db.write = async (statements) => {
      if (statements.some(({ sql }) => sql.includes('session'))) throw new Error('No room')
      return write(statements)
    }
    await expect(sweepTables({ db, clock: { now: () => NOON } }, MANY)).rejects.toThrow(
      'session: Error: No room',
    )
    expect(await tables.select().from(blockSending)).toEqual([])
  })
})
