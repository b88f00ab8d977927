import { parseSync, type TaggedTemplateExpression } from '@swc/core'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { testRows } from '../support/test-rows'
import { linesWith, textOf, writtenFiles } from './files'

/** Files with SQL as text, and why. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'worker/edge-cache/echoes.ts': 'a Durable Object’s own storage, which has one table that it makes itself',
  'worker/durable/draft-log.ts': 'the same, of a draft',
  'worker/durable/clap-log.ts': 'the same, of the claps for a story',
  'worker/durable/reading-now.ts': 'the same, of the pages that are open',
  'worker/edge-cache/local/stamps.ts': 'the same, of the stand-in for the shared cache',
  'worker/commands/apply-migrations.ts': 'the list of migrations, which D1 itself defines',
  'worker/commands/demo/bindings.ts': 'asks whether a database answers at all',
}

const worker = writtenFiles(/^worker\/.*\.ts$/)
const data = worker.filter((file) => file.startsWith('worker/data/') && !file.startsWith('worker/data/sql/'))

const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/**/*.ts', { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))

/** Names of tables and columns that aren't ordinary words. */
const NAMES = new Set(
  tables
    .flatMap((table) => [
      getTableName(table),
      ...Object.values(getTableColumns(table)).map(({ name }) => name),
    ])
    .filter((name) => name.includes('_')),
)

/** The words that an SQL fragment may contain: SQLite's, and none of ours. */
const VOCABULARY = new Set(
  `select from where and or not in is null case when then else end as desc asc limit true exists with recursive
   match cross join cast integer text length printf coalesce min max count sum row_number lag lead over order by iif unixepoch strftime substr instr octet_length group_concat lower hex randomblob
   json json_array json_extract json_each json_group_array json_group_object json_set`.split(/\s+/),
)

interface Texts {
  fragments: string[]
  texts: string[]
}

/** The words of a source's `sql` fragments, and its other texts. */
function textsIn(source: string): Texts {
  const parts: Texts = { fragments: [], texts: [] }
  const visit = (node: unknown, inSql: boolean): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, inSql)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, value, raw } = node as { type?: string; value?: unknown; raw?: unknown }
    if (type === 'ImportDeclaration') return
    if (type === 'TaggedTemplateExpression') {
      const { tag, template } = node as TaggedTemplateExpression
      const isSql = tag.type === 'Identifier' && tag.value === 'sql'
      for (const quasi of template.quasis) (isSql ? parts.fragments : parts.texts).push(quasi.raw)
      visit(template.expressions, false)
      return
    }
    if (type === 'StringLiteral') parts.texts.push(String(value))
    if (type === 'TemplateElement') parts.texts.push(String(raw))
    for (const child of Object.values(node)) visit(child, inSql)
  }
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }).body, false)
  return parts
}

const wordsOf = (text: string): string[] => text.replace(/'[^']*'/g, '').match(/[a-z_]\w*/gi) ?? []

test('SQL as text occurs only where it has to', () => {
  const statement =
    /['"`]\s*(?:select\b.+\bfrom\b|select 1\b|insert (?:or \w+ )?into\b|replace into\b|update \w+ set\b|delete from\b)/i
  const files = linesWith(worker, statement).map((line) => line.replace(/:.*$/s, ''))
  const others = [...new Set(files)].filter((file) => !file.startsWith('worker/data/sql/'))
  expect(others.filter((file) => !data.includes(file))).toEqual(Object.keys(IN_WORDS).toSorted())
})

describe('the data layer', () => {
  testRows('names tables and columns by reference', data, String, (file) => {
    const { fragments, texts } = textsIn(textOf(file))
    const foreign = fragments.flatMap(wordsOf).filter((word) => !VOCABULARY.has(word.toLowerCase()))
    expect(foreign, 'in fragments of SQL').toEqual([])
    expect(
      texts.flatMap(wordsOf).filter((word) => NAMES.has(word)),
      'in texts',
    ).toEqual([])
  })

  test('has no statement that isn’t compiled from the tables', () => {
    expect(linesWith(data, /\bsql: ['"`]|\bsql\.raw\(|\bquery<\[/)).toEqual([])
  })
})

test('a spelled-out name would be noticed', () => {
  const source = ['const a = sql<number>`max($', "{post.id}, trending_score)`; const b = 'post_tag'"].join('')
  const { fragments, texts } = textsIn(source)
  expect(fragments.flatMap(wordsOf)).toEqual(['max', 'trending_score'])
  expect(texts.filter((word) => NAMES.has(word))).toEqual(['post_tag'])
})
