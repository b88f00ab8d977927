import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  MOST_SEARCH_CLICKS_A_DAY,
  SEARCH_CLICK_REPORTS,
  SEARCH_CLICKS_KEPT,
} from '../../../schema/rules/search'
import { DAY } from '../../../schema/rules/time-units'
import { reportCount, searchClick } from '../../../schema/tables/telemetry'
import { searchClickEvent } from '../../../worker/services/search/search-click-event'
import type { ReportParts } from '../../../worker/services/telemetry/sender'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const db = drizzle(env.DB)
const kept = () => db.select().from(searchClick)

const QUERY =
  'mutation($queryId: ID!, $index: String!, $ids: [ID!]!, $positions: [Int!]!) { searchClickEvent(queryId: $queryId, indexName: $index, objectIds: $ids, positions: $positions) { __typename ... on UserError { code field } } }'
const CHOICE = { queryId: '0123456789abcdef01234567', index: 'post', ids: ['0123456789ab'], positions: [3] }
const stored = { searchClickEvent: { __typename: 'MutationSuccess' } }

type Visit = ReturnType<typeof newVisit>
const choose = async (given: Partial<typeof CHOICE> = {}, visit: Visit = newVisit()) =>
  (await visit.ask(QUERY, { ...CHOICE, ...given })).data

beforeEach(async () => {
  await Promise.all([db.delete(searchClick), db.delete(reportCount)])
})

test('a chosen result is stored once, with its place and whoever is signed in', async () => {
  const visit = newVisit()
  const user = await createUser()
  await visit.signIn(user.id)
  expect(await choose({}, visit)).toEqual(stored)
  expect(await choose({ positions: [4] }, visit)).toEqual(stored)
  expect(await kept()).toEqual([
    {
      queryId: CHOICE.queryId,
      objectId: '0123456789ab',
      indexName: 'post',
      position: 3,
      receivedAt: NOON,
      userId: user.id,
    },
  ])
})

test('a visitor’s are stored without a person, and several at a time', async () => {
  expect(await choose({ index: 'tag', ids: ['ocean', 'tides'], positions: [1, 2] })).toEqual(stored)
  const rows = await kept()
  expect(rows.map(({ objectId, position, userId }) => [objectId, position, userId])).toEqual([
    ['ocean', 1, null],
    ['tides', 2, null],
  ])
})

test.each<[string, Partial<typeof CHOICE>]>([
  ['queryId', { queryId: 'tides' }],
  ['indexName', { index: 'draft' }],
  ['objectIds', { ids: [], positions: [] }],
  ['objectIds', { ids: ['x'.repeat(101)] }],
  ['objectIds', { ids: Array(51).fill('ocean'), positions: Array(51).fill(1) }],
  ['positions', { positions: [0] }],
  ['positions', { positions: [51] }],
  ['positions', { positions: [1, 2] }],
])('an invalid %s is refused', async (field, given) => {
  const refused = { __typename: 'BadRequest', code: 'BAD_REQUEST', field }
  expect(await choose(given)).toEqual({ searchClickEvent: refused })
  expect(await kept()).toEqual([])
})

test('nothing is kept of programs and of people who ask not to be tracked, though it succeeds', async () => {
  expect(await choose({}, newVisit({ agent: 'Googlebot/2.1' }))).toEqual(stored)
  const body = JSON.stringify({
    query: QUERY,
    variables: CHOICE,
  })
  const headers = { 'content-type': 'application/json', origin: 'https://quire.example', 'sec-gpc': '1' }
  const response = await newVisit().send('/_/graphql', { method: 'POST', headers, body })
  expect(await response.json()).toEqual({ data: stored })
  expect(await kept()).toEqual([])
})

test('an address may send so many an hour', async () => {
  const { most, windowMs } = SEARCH_CLICK_REPORTS
  const use = vi.fn(async () => most + 1)
  const browser = { isTrackingAllowed: true, userAgent: 'Mozilla/5.0 Chrome/150', address: '203.0.113.9' }
  const { queryId, index, ids, positions } = CHOICE
  const given = { queryId, indexName: index, objectIds: ids, positions }
  const outcome = await searchClickEvent({ browser, lockouts: { use } } as unknown as ReportParts, given)
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'RATE_LIMITED' } })
  expect(use.mock.calls).toEqual([['search-clicks', '203.0.113.9', windowMs, most, 1]])
})

test('a day has room for so many', async () => {
  await db
    .insert(reportCount)
    .values({ kind: 'search-click', day: Math.floor(NOON / DAY), rows: MOST_SEARCH_CLICKS_A_DAY })
  expect(await choose()).toEqual(stored)
  expect(await kept()).toEqual([])
})

test('they are swept after 90 days', async () => {
  await choose()
  await cronJob('sweep-tables', NOON + SEARCH_CLICKS_KEPT - 1)
  expect(await kept()).toHaveLength(1)
  await cronJob('sweep-tables', NOON + SEARCH_CLICKS_KEPT)
  expect(await kept()).toEqual([])
})
