import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { unknownWords, wordsByBeginning, wordsByKeys } from '../../../worker/data/search/words'
import { learnWords } from '../../../worker/services/search/vocabulary'
import { emptyAll, results } from './search'

beforeEach(emptyAll)

/** Six letters that differ for each number. */
const letters = (n: number): string =>
  Array.from({ length: 6 }, (_, i) => String.fromCharCode(97 + (Math.floor(n / 26 ** i) % 26))).join('')

/** The rows that a search of the box reads in the index. */
async function rowsRead(search: (index: Database) => Promise<unknown>): Promise<number> {
  const index = new Database(env.SEARCH_DB)
  await search(index)
  return index.usage.rowsRead
}

test('of many words that begin alike, no more are read than are asked for, the shortest first', async () => {
  const words = Array.from({ length: 500 }, (_, n) => `tide${letters(n)}`)
  await learnWords(new Database(env.SEARCH_DB), [[...words, 'tides', 'tidemark', 'strand'].join(' ')])
  const index = new Database(env.SEARCH_DB)
  const lengths = JSON.stringify([4, 5, 6, 7, 8, 9, 10, 11, 12])
  const rows = await index.all(wordsByBeginning, lengths, 'tide', 'tide\u{10ffff}', 30)
  expect(rows.slice(0, 2)).toEqual([{ word: 'tides' }, { word: 'tidemark' }])
  expect(rows).toHaveLength(30)
  expect(index.usage.rowsRead).toBeLessThan(100)
})

test.each(['t', 'ti', 'tid', 'tide'])(
  'typing “%s” reads few rows, however many words begin with it',
  async (typed) => {
    const words = Array.from({ length: 500 }, (_, n) => `tide${letters(n)}`)
    await learnWords(new Database(env.SEARCH_DB), [words.join(' ')])
    expect(await rowsRead((searchIndex) => results('posts', typed, {}, searchIndex))).toBeLessThan(150)
  },
)

test.each([unknownWords, wordsByKeys, wordsByBeginning])(
  'the plan of $name reads no whole table',
  async ({ sql }) => {
    const params = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => null)
    const { results: steps } = await env.SEARCH_DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const details = steps.map(({ detail }) => detail)
    expect(details.filter((detail) => /index_word/.test(detail))).not.toEqual([])
    expect(details.filter((detail) => /SCAN index_word|FOR ORDER BY/.test(detail))).toEqual([])
  },
)
