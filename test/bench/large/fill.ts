import { DatabaseSync } from 'node:sqlite'
import { DIMENSIONS } from '../../../schema/rules/stats/facts'
import { asD1 } from '../../support/membership/sqlite-d1'
import {
  COLLECTION_ID,
  COLLECTIONS,
  generate,
  ID,
  NEWEST,
  NUMBERS,
  PEOPLE,
  RESPONSES,
  SAMPLES,
  TAGS,
  USER_ID,
  USERS,
} from '../generate'
import { fillSearch } from '../search'

/** Where the databases of a site are. */
export interface Files {
  main: string
  search: string
  stats: string
}

/** Paragraphs of a story and words of it in the index: little text, since it is read by its key alone. */
const PARAGRAPHS = 8
const INDEXED_WORDS = 20
/** Rows that one statement writes. */
const AT_ONCE = 100_000

/** Of a thousand stories: how many people there are, and how often they clap, read and follow. */
const PEOPLE_TO_STORIES = 0.2
const CLAPS_OF_STORY = 3
const READS_OF_PERSON = 20
const FOLLOWED = { writers: 6, publications: 2, topics: 2 }
/** The stories that many have clapped for; one of them is the sample. As many claps as there are stories go to them. */
const POPULAR = 100
/** Who the bench signs in as reads more than others. */
const READ_BY_READER = 2000

export const peopleOf = (stories: number): number => Math.max(USERS, Math.floor(stories * PEOPLE_TO_STORIES))

/** From 0 to `below`, scattered, and the same for the same numbers. */
const scattered = (a: string, b: string, below: number): string =>
  `((${a} * 7919 + ${b} * 104729 + 13) % ${below})`

interface Rows {
  table: string
  /** What one row is made for: rows of `0` to `count` write themselves. */
  count: number
  sql: string
}

/** Each is written in the order of its key, so that only the other indexes have to be sorted. */
function rowsOf(stories: number): Rows[] {
  const people = peopleOf(stories)
  const each = (count: number) => Array.from({ length: count }, (_, i) => `(${i})`).join(', ')
  const several = (count: number) => `WITH RECURSIVE k(j) AS (VALUES ${each(count)})`
  const numbers = NUMBERS.replace('WITH RECURSIVE', ',')
  return [
    {
      table: 'clap',
      count: stories,
      sql: `${several(CLAPS_OF_STORY)} ${numbers} INSERT OR IGNORE INTO clap
        SELECT 'post', ${ID('i')}, ${USER_ID(scattered('i', 'j', people))}, 1 + (i + j) % 50, ${NEWEST} - i * 1000 - j FROM n CROSS JOIN k`,
    },
    {
      table: 'clap',
      count: stories,
      sql: `${NUMBERS} INSERT OR IGNORE INTO clap
        SELECT 'post', ${ID(`i % ${POPULAR}`)}, ${USER_ID(`(i / ${POPULAR}) % ${people}`)}, 1 + i % 50, ${NEWEST} - i FROM n`,
    },
    {
      table: 'follow',
      count: people,
      sql: `${several(FOLLOWED.writers)} ${numbers} INSERT OR IGNORE INTO follow
        SELECT ${USER_ID('i')}, 'user', ${USER_ID(scattered('i', 'j', USERS))}, ${NEWEST} - i * 60000 - j, ${NEWEST} FROM n CROSS JOIN k`,
    },
    {
      table: 'follow',
      count: people,
      sql: `${several(FOLLOWED.publications)} ${numbers} INSERT OR IGNORE INTO follow
        SELECT ${USER_ID('i')}, 'collection', ${COLLECTION_ID(scattered('i', 'j', COLLECTIONS))}, ${NEWEST} - i * 60000 - j, ${NEWEST} FROM n CROSS JOIN k`,
    },
    {
      table: 'tag_follow',
      count: people,
      sql: `${several(FOLLOWED.topics)} ${numbers} INSERT OR IGNORE INTO tag_follow
        SELECT ${USER_ID('i')}, 'tag-' || ${scattered('i', 'j', TAGS)}, ${NEWEST} - i * 60000 - j FROM n CROSS JOIN k`,
    },
    {
      table: 'reading_history',
      count: people,
      sql: `${several(READS_OF_PERSON)} ${numbers} INSERT OR IGNORE INTO reading_history
        SELECT ${USER_ID('i')}, ${ID(scattered('i', 'j', stories))}, 80, ${NEWEST} - j * 3600000, ${NEWEST} - j * 3600000, 1, NULL, NULL FROM n CROSS JOIN k`,
    },
    {
      table: 'reading_history',
      count: Math.min(READ_BY_READER, stories),
      sql: `${NUMBERS} INSERT OR IGNORE INTO reading_history
        SELECT '${SAMPLES.readerId}', ${ID('i')}, 80, ${NEWEST} - i * 60000, ${NEWEST} - i * 60000, 1, NULL, NULL FROM n`,
    },
  ]
}

type File = ReturnType<typeof asD1> & { close: () => void }

/** A database's file for writing much at once: what a crash would leave of it is made anew. */
function opened(path: string): File {
  const sqlite = new DatabaseSync(path)
  sqlite.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1500000; PRAGMA temp_store = MEMORY')
  return { ...asD1(sqlite), close: () => sqlite.close() }
}

/** Fills tables while they have no index but their key, and makes the others afterwards. */
function withoutIndexes(db: File, tables: readonly string[], fill: () => void): void {
  const indexes = db.rows<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL
     AND tbl_name IN (SELECT value FROM json_each(?))`,
    JSON.stringify(tables),
  )
  for (const { name } of indexes) db.run(`DROP INDEX ${name}`)
  fill()
  for (const { sql } of indexes) db.run(sql)
}

function inSteps(db: File, sql: string, from: number, count: number): void {
  for (let first = from; first < count; first += AT_ONCE) {
    db.run('BEGIN')
    db.run(sql, first, Math.min(first + AT_ONCE, count) - 1)
    db.run('COMMIT')
  }
}

/** The last hour that the sums know. */
const COUNTED_UNTIL = Math.floor(NEWEST / 3_600_000) - 200
/** Of the reader's own stories: in each dimension so many parts, in so many hours. */
const OWN_SUMS = { parts: 20, hours: 100 }

/** What was counted of each story, as the cron would have left it. */
const STATS = [
  `${NUMBERS} INSERT INTO stat_total SELECT ${ID('i')}, 10 + i % 991, 5 + i % 97, i % 5000, 5 + i % 97 FROM n`,
  `${NUMBERS} INSERT INTO stat_running SELECT ${ID('i')}, 0, '', ${COUNTED_UNTIL}, 10 + i % 991, 5 + i % 97, i % 5000 FROM n`,
]
/** What was counted of all of the reader's stories together, for each dimension `i`. */
const OWN_STATS = `WITH RECURSIVE p(part) AS (SELECT 0 UNION ALL SELECT part + 1 FROM p WHERE part < ${OWN_SUMS.parts - 1}),
  h(hour) AS (SELECT 0 UNION ALL SELECT hour + 1 FROM h WHERE hour < ${OWN_SUMS.hours - 1})
  ${NUMBERS.replace('WITH RECURSIVE', ',')} INSERT OR IGNORE INTO stat_running
  SELECT '${SAMPLES.readerId}', i, CASE WHEN i = 0 THEN '' ELSE 'part-' || part END, ${COUNTED_UNTIL} - 24 * (${OWN_SUMS.hours} - hour),
    hour * 30, hour * 10, hour * 900 FROM n, p, h`

/** Fills the migrated, empty databases of a site, and says how long each took. */
export async function fillFiles(files: Files, stories: number, print: (line: string) => void): Promise<void> {
  const [main, search, stats] = [files.main, files.search, files.stats].map(opened) as [File, File, File]
  let begun = performance.now()
  const told = (what: string) => {
    print(`${what}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    begun = performance.now()
  }
  await generate(main.d1, stories, RESPONSES[0], PARAGRAPHS)
  for (const sql of PEOPLE) inSteps(main, sql, USERS, peopleOf(stories))
  told(`${stories} stories, ${peopleOf(stories)} people`)
  const rows = rowsOf(stories)
  withoutIndexes(main, [...new Set(rows.map(({ table }) => table))], () => {
    for (const { sql, count } of rows) inSteps(main, sql, 0, count)
  })
  told('claps, follows and reads')
  for (const sql of STATS) inSteps(stats, sql, 0, stories)
  stats.run(OWN_STATS, 0, DIMENSIONS.length - 1)
  told('stats')
  await fillSearch({ DB: main.d1, SEARCH_DB: search.d1 }, stories, INDEXED_WORDS)
  told('search')
  for (const db of [main, search, stats]) db.close()
}
