import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { output } from '../../worker/commands/run'

/** A database that has applied some migrations, and notes what is asked of it. */
function databaseWith(names: readonly string[]) {
  const asked: string[] = []
  const statement = (sql: string) => ({
    sql,
    bind: () => statement(sql),
    run: async () => {},
    all: async () => ({ results: names.map((name) => ({ name })) }),
  })
  const batch = async (statements: { sql: string }[]) => void asked.push(...statements.map(({ sql }) => sql))
  return { database: { prepare: statement, batch } as unknown as D1Database, asked }
}

test('a database of another history isn’t touched, and the message says what to do', async () => {
  const { database, asked } = databaseWith(['0000_foundation.sql', '0001_more.sql'])
  await expect(applyMigrations({ DB: database, SEARCH_DB: database, STATS_DB_0: database })).rejects.toThrow(
    /has the migration 0000_foundation\.sql.*\n.*\.quire/,
  )
  expect(asked).toEqual([])
})

test('a database that is ahead of an older branch is left as it is', async () => {
  const { database, asked } = databaseWith([
    ...globSync('migrations/{main,search,stats}/*.sql').map((file) => file.split('/').at(-1) ?? ''),
    '9999_later.sql',
  ])
  await expect(applyMigrations({ DB: database, SEARCH_DB: database, STATS_DB_0: database })).resolves.toEqual(
    [],
  )
  expect(asked).toEqual([])
})

test('an empty database gets every migration', async () => {
  const { database, asked } = databaseWith([])
  const applied = await applyMigrations({ DB: database, SEARCH_DB: database, STATS_DB_0: database })
  expect(applied).toEqual(expect.arrayContaining(['DB: 0000_first.sql', 'SEARCH_DB: 0000_first.sql']))
  expect(asked.join()).toContain('CREATE TRIGGER `moderation_act_kept`')
})

const copy = mkdtempSync(join(tmpdir(), 'quire-migrations-'))
beforeAll(() => {
  for (const part of [
    'schema',
    'migrations',
    'drizzle.config.ts',
    'package.json',
    'tsconfig.json',
    'worker/commands',
  ])
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs `npm run db:generate` in the copy. */
const generate = (): Promise<string> => output('npm', ['run', '--silent', '--prefix', copy, 'db:generate'])

test('the migrations create the tables as they are, and one more keeps only its own snapshot', async () => {
  expect(await generate()).toContain('No schema changes')
  const before = globSync(join(copy, 'migrations/main/*.sql'))
  writeFileSync(
    join(copy, 'schema/tables/later.ts'),
    "import { sqliteTable, text } from 'drizzle-orm/sqlite-core'\nexport const later = sqliteTable('later', { id: text('id').primaryKey() })\n",
  )
  await generate()
  const [added] = globSync(join(copy, 'migrations/main/*.sql')).filter((file) => !before.includes(file))
  expect(readFileSync(added ?? '', 'utf8')).toContain('CREATE TABLE `later`')
  expect(globSync(join(copy, 'migrations/main/meta/*_snapshot.json'))).toHaveLength(1)
  expect(await generate()).toContain('No schema changes')
}, 180_000)
