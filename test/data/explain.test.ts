import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { registeredQueries } from '../../worker/data/sql/query'
import { testRows } from '../support/test-rows'

// Every statement is declared when its module loads.
const modules = import.meta.glob('../../worker/{data,services,jobs,endpoints}/**/*.ts')
await Promise.all(Object.values(modules).map((load) => load()))

/** Statements that may read a whole table, and why. */
const MAY_SCAN: Readonly<Record<string, string>> = {}

/** Statements that may sort their rows after reading them, and why. */
const MAY_SORT: Readonly<Record<string, string>> = {
  linksOfLetters: 'the links of a letter that were followed, which has room for some hundreds',
  'ifttt.responsesToWriter':
    'one response to each of 200 stories, and as many of as many as are asked for, 50 at most',
  feedOfUsers: 'one story of each of 1,000 writers, and a page’s worth of as many as a page has',
  feedOfCollections: 'the same of each followed publication',
  feedOfTags: 'the same of each followed topic, five times, since a story has up to five',
  homeFeedForYouNewest: 'one story of each of 1,000 people, publications and topics, and 40 of each of 40',
  homeFeedForYouRanked: 'the same',
  homeFeedFollowingNewest: 'the same without topics',
  homeFeedFollowingRanked: 'the same',
  followedByNews: 'the 1,000 that one person has followed last, by what each has published',
  catalogOfUser: 'one owner’s lists of one slug',
  libraryCatalog: 'the lists of one slug in the library, which has a handful',
  listsToTake: 'one person’s lists, of which there are few hundred at most',
  listsOf: 'one person’s lists, of which there are few hundred at most',
  draftsOfCollection: 'one person’s drafts in one publication',
  editorsOfCollections: 'the few editors of the publications that were asked for, 500 at most',
  firstPostsOfCatalogs: 'three stories of each list that was asked for',
  deletedCollectionsOf: 'the deleted publications of one owner, who may own 20',
  onwardInCollection: 'at most 5 tags with 12 stories each, and as many more as are shown',
  onwardOfCreator: 'the same',
  picturesToExport: 'one person’s pictures',
  partsOfSequence: 'the parts of one series, 100 at most',
  placeOfPost: 'the series that one story is part of, and the parts of one of them',
  sequenceOfPost: 'the series that one story is part of',
  coAuthorInvitations: 'the stories that one person is invited to write with',
  ownStories: 'one writer’s stories of one kind',
  ownCandidates: 'one writer’s stories with some words in the title',
  ledCandidates: 'the same of the publications that one person owns or edits',
  relatedTags: 'the tags of 40 stories, counted',
  topReferrers: 'whom one newsletter’s subscribers have brought, counted',
  trendingOfPeriod: 'the stories of one day',
  lockedReads: 'the stories that one member read in a month, by how long',
  largeCyclesOfPartner: 'the cycles of one writer’s month, by what they brought',
  cyclesOfPeople: 'the same',
  transactionsOfPartner: 'the books of one writer, a few entries a month',
  givenByPerson: 'the writers whom one member’s fee went to in a month, by how much',
  savedPostById: 'the tags of one story, 5 at most',
  settingsOfPost: 'the tags of one story, 5 at most',
  tagsOfPosts: 'at most 5 tags for each story that was asked for',
  shownTagsOfPosts: 'the same',
  'stats.countedStories': 'the stories that were viewed in a period, which are passed to it',
  'stats.countedWriters': 'the same',
  'stats.countedTopics': 'the same, and the topics of one story, 5 at most',
  'search.surroundingsOfPosts': 'what stands around the stories of one message, each once',
}

/** Statements that may walk an index by a mark that most rows bear, and why. */
const MAY_WALK: Readonly<Record<string, string>> = {
  failingPurges: 'the purges that are open, which are few',
  openPurgeCount: 'the same',
  openAnnouncements: 'so many rows as are asked for, in the order of the index',
  'outbox.nextDue': 'one row, in the order of the index',
  topCollections: 'so many rows as are asked for, in the order of the index',
  waitingCaseCount: 'the cases that wait, which are few',
  heldEarningsTogether: 'the same',
  staffBut: 'the members of staff, who are few',
  topUsers: 'so many rows as are asked for, in the order of the index',
}

interface Step {
  id: number
  parent: number
  detail: string
}

/** The search index has its own database. */
const isSearch = (sql: string): boolean => /\bsearch_\w+|\bMATCH\b|_fts\b/i.test(sql)

/** So have stats. */
const isStats = (sql: string): boolean => /"stat_\w+"/.test(sql)

const databaseOf = (sql: string): D1Database => {
  if (isSearch(sql)) return env.SEARCH_DB
  return isStats(sql) ? env.STATS_DB_0 : env.DB
}

const tables = new Set<string>()
const aliases = (sql: string): Map<string, string> =>
  new Map(
    [
      ...sql
        .replaceAll('"', '')
        .matchAll(/\b(?:FROM|JOIN|,)\s+(\w+)(?:\s+AS)?\s+(?!ON\b|WHERE\b|JOIN\b|LEFT\b|INNER\b)(\w+)/gi),
    ].map(([, table = '', alias = '']) => [alias, table]),
  )

const plans = new Map<string, Promise<Step[]>>()

/** The plan of a statement, which is asked for once. */
function plan(sql: string): Promise<Step[]> {
  const known = plans.get(sql) ?? askPlan(sql)
  plans.set(sql, known)
  return known
}

async function askPlan(sql: string): Promise<Step[]> {
  const db = databaseOf(sql)
  const count = Math.max(
    (sql.match(/\?(?!\d)/g) ?? []).length,
    ...[...sql.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n)),
  )
  const statement = db.prepare(`EXPLAIN QUERY PLAN ${sql}`)
  const { results } = await statement.bind(...Array.from({ length: count }, () => null)).all<Step>()
  return results
}

/** Steps that read a whole table: `SCAN post`, with or without a covering index. */
function scans(sql: string, steps: readonly Step[]): string[] {
  const names = aliases(sql)
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => {
      const name = /^SCAN (\w+)/.exec(detail)?.[1]
      if (name === undefined || /VIRTUAL TABLE/.test(detail)) return false
      return tables.has(names.get(name) ?? name)
    })
}

const sorts = (steps: readonly Step[]): string[] =>
  steps
    .map(({ detail }) => detail)
    .filter((detail) => /USE TEMP B-TREE FOR (LAST TERM OF )?ORDER BY/.test(detail))

/** Tables that are walked before the list of keys that selects from them. */
function leadersOfKeys(steps: readonly Step[]): string[] {
  const lists = steps.filter(({ detail }) => /^SCAN \w+ VIRTUAL TABLE INDEX 1:/.test(detail))
  return lists.flatMap(({ id, parent }) =>
    steps.filter((step) => step.parent === parent && step.id < id).map(({ detail }) => detail),
  )
}

/** Steps that narrow a table only by a flag, such as being listed, which excludes hardly any row. */
const walks = (steps: readonly Step[]): string[] =>
  steps
    .map(({ detail }) => detail)
    .filter((detail) => /\((?:is_\w+|done_at|visibility|state)=\?\)/.test(detail))

const queries = [...registeredQueries()]
const nameOf = ([name]: [string, string]): string => name

beforeAll(async () => {
  for (const db of [env.DB, env.SEARCH_DB, env.STATS_DB_0]) {
    const { results } = await db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all<{ name: string }>()
    for (const { name } of results) tables.add(name)
  }
})

test('every statement that reads is known by name', () => {
  expect(queries.length).toBeGreaterThan(20)
})

describe('by its plan', () => {
  testRows('each statement reads no whole table', queries, nameOf, async ([name, sql]) => {
    const scanned = scans(sql, await plan(sql))
    if (name in MAY_SCAN) expect(scanned, 'This one no longer needs its exception').not.toEqual([])
    else expect(scanned).toEqual([])
  })

  testRows(
    'each statement with a list of keys goes from key to key, not from row to row',
    queries.filter(([, sql]) => /json_each/.test(sql)),
    nameOf,
    async ([, sql]) => expect(leadersOfKeys(await plan(sql))).toEqual([]),
  )

  testRows(
    'each statement walks no table by a flag that most rows have',
    queries,
    nameOf,
    async ([name, sql]) => {
      const walked = walks(await plan(sql))
      if (name in MAY_WALK) expect(walked, 'This one no longer needs its exception').not.toEqual([])
      else expect(walked).toEqual([])
    },
  )

  testRows('each statement takes its order from an index', queries, nameOf, async ([name, sql]) => {
    const sorted = sorts(await plan(sql))
    if (name in MAY_SORT) expect(sorted, 'This one no longer needs its exception').not.toEqual([])
    else expect(sorted).toEqual([])
  })
})

test('a scan would be noticed', async () => {
  const sql = "SELECT id FROM post WHERE title = 'x' ORDER BY subtitle"
  const steps = await plan(sql)
  expect(scans(sql, steps)).toEqual(['SCAN post'])
  expect(sorts(steps)).toEqual(['USE TEMP B-TREE FOR ORDER BY'])
})
