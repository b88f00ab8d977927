import { env } from 'cloudflare:workers'
import { type Column, getTableColumns, getTableName, is, type Table } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { REMOVED_PREFIX } from '../../schema/rules/username'
import { type PersonalTable, personalTables } from '../../schema/tables/personal-data'
import { user, usernameHistory } from '../../schema/tables/user'
import { removeAccount } from '../../worker/data/account/removal'
import { Database } from '../../worker/data/database'
import { anyRow } from '../factories/any-row'
import { testRows } from '../support/test-rows'

const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/*.ts', { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))

const db = drizzle(env.DB)
const NOW = 1_000
/** The person who is removed, and the one who isn't. */
const GONE = 'a00000000001'
const STAYS = 'b00000000002'

/** Columns whose names say that they are about a person. */
const NAMES_SOMEBODY = /(^|_)(user|creator|owner|author|person)_id$|email|user_agent|(^|_)address$/

describe('every table', () => {
  testRows('declares the fate of its personal data', tables, getTableName, (table) =>
    expect(personalTables().map((declared) => declared.table)).toContain(table),
  )

  test('is covered by the removal of accounts', () => {
    const [all = ''] = Object.values(
      import.meta.glob<string>('../../schema/tables/all.generated.ts', {
        eager: true,
        query: '?raw',
        import: 'default',
      }),
    )
    const files = Object.entries(modules)
      .filter(([, module]) => Object.values(module).some((value) => is(value, SQLiteTable)))
      .map(([path]) => path.replace(/^.*\/|\.ts$/g, ''))
    expect([...all.matchAll(/^import '\.\/(.+)'$/gm)].map(([, file]) => file)).toEqual(files.toSorted())
  })

  test('that isn’t changed although it is about people is one of these', () => {
    const named = personalTables()
      .filter(({ removal }) => removal === 'stays')
      .flatMap(({ table }) => columnsOf(table).map(([, column]) => `${getTableName(table)}.${column.name}`))
      .filter((name) => NAMES_SOMEBODY.test(name.replace(/^.*\./, '')))
    // Addresses that refuse mails, or want none, are known by a keyed hash alone.
    expect(named).toEqual([
      'suppressed_address.email_hash',
      'uncounted_address.email_hash',
      'mail_event.email_hash',
      'refusing_address.email_hash',
      'admin_audit.address',
    ])
  })
})

const changing = personalTables().filter(({ removal }) => removal === 'columns change')
const nameOf = ({ table }: PersonalTable): string => getTableName(table)

testRows('each column has exactly one fate', changing, nameOf, ({ table, changes, kept, forgotten }) => {
  const changed = Object.keys(changes(user.id))
  for (const [key, column] of columnsOf(table)) {
    const fates = [changed.includes(key), kept.has(key), forgotten.some(({ name }) => name === column.name)]
    expect([key, fates.filter(Boolean).length]).toEqual([key, 1])
  }
})

testRows('reasons are about existing columns', personalTables(), nameOf, ({ table, kept, withheld }) => {
  const keys = columnsOf(table).map(([key]) => key)
  expect([...kept.keys(), ...withheld.keys()].filter((key) => !keys.includes(key))).toEqual([])
})

describe('the removal of an account', () => {
  const before = new Map<string, Record<string, unknown>[]>()
  const after = new Map<string, Record<string, unknown>[]>()
  const read = async (into: typeof before) => {
    for (const table of tables) into.set(getTableName(table), await db.select().from(table))
  }
  const rowsOf = (rows: typeof before, { table }: PersonalTable, person: string) =>
    (rows.get(getTableName(table)) ?? []).filter((row) => ownersOf(table, row).includes(person))

  beforeAll(async () => {
    for (const person of [GONE, STAYS])
      for (const declared of personalTables()) if (declared.owner) await insertRow(declared, person)
    await read(before)
    await new Database(env.DB).write(removeAccount(GONE, NOW))
    await read(after)
  })

  const owned = personalTables().filter(({ owner }) => owner)

  testRows('begins with a row of each table for each person', owned, nameOf, (declared) => {
    expect(rowsOf(before, declared, GONE)).toHaveLength(1)
    expect(rowsOf(before, declared, STAYS)).toHaveLength(1)
  })

  testRows('does to each table what it declares', owned, nameOf, (declared) => {
    const left = marked(after.get(getTableName(declared.table)) ?? [], GONE)
    if (declared.removal === 'rows go') return expect(left).toEqual([])
    // The remaining name is made of the id.
    const allowed = [...declared.kept.keys(), ...(declared.table === user ? ['username'] : [])]
    expect(left.filter((key) => !allowed.includes(key))).toEqual([])
    if (declared.table === user) {
      expect(after.get('user')?.map(({ username }) => username)).toContain(`${REMOVED_PREFIX}${GONE}`)
    }
    for (const [key, value] of Object.entries(declared.changes(user.id))) {
      if (typeof value === 'object' && value !== null) continue
      // A row may name somebody beside its owner.
      const others = columnsOf(declared.table)
        .filter(([, column]) => declared.forgotten.some(({ name }) => name === column.name))
        .map(([name]) => name)
      const rows = (after.get(getTableName(declared.table)) ?? []).filter((row) =>
        marked([row], STAYS).every((name) => others.includes(name)),
      )
      expect(rows.map((row) => [key, row[key]])).toContainEqual([key, value])
    }
  })

  testRows('leaves the row of somebody else unchanged in each table', owned, nameOf, (declared) => {
    const forgotten = declared.forgotten.map(({ name }) => name)
    const whole = (row: Record<string, unknown>) =>
      Object.fromEntries(
        columnsOf(declared.table).map(([key, column]) => [
          key,
          forgotten.includes(column.name) ? null : row[key],
        ]),
      )
    expect(rowsOf(after, declared, STAYS)).toEqual(rowsOf(before, declared, STAYS).map(whole))
  })

  test('keeps the username from others', async () => {
    const kept = (after.get(getTableName(usernameHistory)) ?? []).map((row) => [row.username, row.userId])
    expect(kept).toContainEqual([`${GONE} user.username`, GONE])
  })

  test('reads no whole table', async () => {
    const names = new Set(tables.map(getTableName))
    for (const { sql, params } of removeAccount(GONE, NOW)) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      const scans = results.filter(({ detail }) => names.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
      expect([sql, scans]).toEqual([sql, []])
    }
  })
})

function columnsOf(table: Table): [string, Column][] {
  return Object.entries(getTableColumns(table))
}

/** Fields of rows that hold personal data. */
function marked(rows: readonly Record<string, unknown>[], person: string): string[] {
  return rows.flatMap((row) =>
    Object.keys(row).filter((key) => JSON.stringify(row[key] ?? null).includes(person)),
  )
}

/** People whom a row named at first. */
function ownersOf(table: Table, row: Record<string, unknown>): string[] {
  const declared = personalTables().find((other) => other.table === table)
  const key = columnsOf(table).find(([, column]) => column.name === declared?.owner?.column.name)?.[0]
  return [GONE, STAYS].filter((person) => String(row[key ?? '']).startsWith(person))
}

/** A row of a table with personal data in every column that can hold it. */
async function insertRow({ table, owner, forgotten }: PersonalTable, person: string): Promise<void> {
  const other = person === GONE ? STAYS : GONE
  const given = columnsOf(table).flatMap(([key, column]): [string, unknown][] => {
    if (forgotten.some(({ name }) => name === column.name)) return [[key, other]]
    if (column.name === owner?.column.name) return [[key, owner.of ? idIn(owner.of.table, person) : person]]
    if (column.primary && column.dataType === 'string') return [[key, idIn(table, person)]]
    return key === 'deleteAfter' ? [[key, NOW]] : []
  })
  const text = (key: string) => `${person} ${getTableName(table)}.${key}`
  await db.insert(table as SQLiteTable).values(anyRow(table, text, Object.fromEntries(given)))
}

function idIn(table: Table, person: string): string {
  return table === user ? person : `${person} ${getTableName(table)}.id`
}
