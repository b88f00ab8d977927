import { and, gte, lt, sql } from 'drizzle-orm'
import { indexWord } from '../../../schema/tables/search/entries'
import type { Statement } from '../database'
import { indexedBy, inJson, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { foreignQuery, select, selectDistinct } from '../sql/query'
import { write } from '../sql/write'
import { inChunks } from './tables'

/** The words among some that the index doesn't know yet. */
export const unknownWords = foreignQuery('search.unknownWords', (words: Param<string>) => {
  const { from, value } = jsonEach(words)
  const known = select({ one: sql`1` })
    .from(indexWord)
    .where(sql`${indexWord.key} = ${value} and ${indexWord.word} = ${value}`)
  return select({ word: value }).from(from).where(sql`not exists ${known}`)
})

/** Words that are known under any of some keys. */
export const wordsByKeys = foreignQuery('search.wordsByKeys', (keys: Param<string>, limit: Param<number>) =>
  selectDistinct({ word: indexWord.word }).from(indexWord).where(inJson(indexWord.key, keys)).limit(limit),
)

const insertPairs = write((pairs: Param<string>) => {
  const { from, part } = jsonEach(pairs)
  const rows = select({ key: part<string>('$[0]'), word: part<string>('$[1]') })
    .from(from)
    .where(sql`true`)
  return insertFrom(indexWord, rows).onConflictDoNothing()
})

/** Makes words known, each under its keys. */
export const insertWords = (words: Iterable<readonly [key: string, word: string]>): Statement[] =>
  inChunks(Array.from(words, (pair) => JSON.stringify(pair))).map((chunk) => insertPairs(chunk))

/**
 * Known words that begin with these letters, the shortest first. Each length is a separate range in the index, so no
 * more words are read than are asked for, however many begin like that.
 *
 * @param lengths as a JSON list, in ascending order.
 */
export const wordsByBeginning = foreignQuery(
  'search.wordsByBeginning',
  (lengths: Param<string>, beginning: Param<string>, end: Param<string>, limit: Param<number>) => {
    const { from, value } = jsonEach<number>(lengths)
    return select({ word: indexWord.word })
      .from(from)
      .crossJoin(indexedBy(indexWord, 'index_word_by_length'))
      .where(
        and(
          sql`length(${indexWord.word}) = ${value}`,
          gte(indexWord.word, beginning),
          lt(indexWord.word, end),
          sql`${indexWord.key} = ${indexWord.word}`,
        ),
      )
      .limit(limit)
  },
)
