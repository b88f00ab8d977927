import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { registeredQueries } from '../../worker/data/sql/query'
import { testRows } from '../support/test-rows'

// Every statement is declared when its module loads.
const modules = import.meta.glob('../../worker/{data,services,jobs,endpoints}/**/*.ts')
await Promise.all(Object.values(modules).map((load) => load()))

/** Statements that may return any number of rows, and why. */
const MAY_BE_LONG: Readonly<Record<string, string>> = {
  importedItems: 'what an import has to compare with, three short values each',
  collectionsOwnedBy: 'what changes when an account is removed, an id each',
}

/** Statements that limit their rows themselves: to a number, to a list of keys, to one count, or to one row. */
const SAYS_HOW_MANY = /\bLIMIT\b|\bjson_each\(\?|^SELECT count\(\*\)|\bFROM \(select 1\)$/i

interface Step {
  detail: string
}

/** Whether a statement reads its first table by a complete unique key. */
async function isByKey(sql: string): Promise<boolean> {
  const count = (sql.match(/\?(?!\d)/g) ?? []).length
  const most = Math.max(count, ...[...sql.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n)))
  const plan = await (/"stat_\w+"/.test(sql) ? env.STATS_DB_0 : env.DB)
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: most }, () => null))
    .all<Step>()
  const search = /^SEARCH \w+ USING (?:COVERING )?INDEX (\w+) \((.*)\)/.exec(plan.results[0]?.detail ?? '')
  if (!search) return plan.results[0]?.detail.includes('USING PRIMARY KEY') === true
  const [, index = '', terms = ''] = search
  const isUnique = await env.DB.prepare(
    'SELECT 1 AS is_unique FROM sqlite_master m, pragma_index_list(m.tbl_name) i WHERE m.name = ?1 AND i.name = ?1 AND i."unique"',
  )
    .bind(index)
    .first()
  const columns = await env.DB.prepare('SELECT count(*) AS n FROM pragma_index_info(?)')
    .bind(index)
    .first<{ n: number }>()
  return isUnique !== null && terms.split(' AND ').filter((t) => t.endsWith('=?')).length === columns?.n
}

testRows(
  'each statement returns a bounded number of rows',
  [...registeredQueries()],
  ([name]) => name,
  async ([name, sql]) => {
    const isBounded = SAYS_HOW_MANY.test(sql) || (await isByKey(sql))
    expect(isBounded).toBe(!(name in MAY_BE_LONG))
  },
)
