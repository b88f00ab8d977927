import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { MOST_READING_REPORTS } from '../../../schema/rules/reading-history'
import { formatSource } from '../../../schema/rules/source-tracking'
import { Database } from '../../../worker/data/database'
import { forgetEverything } from '../../../worker/isolate-memory'
import { readBrowser } from '../../../worker/services/identity/browser'
import { recordReading } from '../../../worker/services/reading-history/record-reading'
import { COUNTED_TOGETHER } from '../../../worker/services/reading-history/report-pace'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { readsOf, report, skippedOf, unlimited } from './support'

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ readingTime: 300, ...given }).then(({ id }) => id)

/** What was counted of a story, by a dimension’s parts. */
async function partsOf(id: string, dimension: number) {
  const { results } = await env.STATS_DB_0.prepare(
    'SELECT part, views, reads FROM stat_running WHERE subject = ? AND dimension = ? ORDER BY part, hour',
  )
    .bind(id, dimension)
    .all<{ part: string; views: number; reads: number }>()
  return Object.fromEntries(results.map(({ part, views, reads }) => [part, [views, reads]]))
}

test('a read is reported so often in an hour, and no more often', async () => {
  const id = await story()
  const { most } = MOST_READING_REPORTS
  let uses = most - COUNTED_TOGETHER
  let asked = 0
  const use = async (_what: string, _subject: string, _windowMs: number, _most?: number, items = 1) => {
    asked += 1
    uses += items
    return uses
  }
  const lockouts = { ...unlimited.lockouts, use, freeAt: async () => NOON + 1 }
  const counted: Promise<unknown>[] = []
  const later = (work: Promise<unknown>) => void counted.push(work)
  const parts = { ...unlimited, db: new Database(env.DB), lockouts, later }
  const tell = async (seconds: number, headers: Record<string, string>) => {
    const browser = readBrowser(new Request(ORIGIN, { headers }), ORIGIN)
    const result = await recordReading({ ...parts, browser }, { postId: id, seconds })
    await Promise.all(counted.splice(0))
    return result.ok || result.failure.code
  }
  const network = { 'cf-connecting-ip': '198.51.100.90' }
  // Most report a few times, and nobody is asked about them.
  for (let i = 1; i < COUNTED_TOGETHER; i++) expect(await tell(40 + i, network)).toBe(true)
  expect(asked).toBe(0)
  expect(await tell(70, network)).toBe(true)
  expect(asked).toBe(1)
  expect(await tell(80, network)).toBe('RATE_LIMITED')
  // Another isolate learns of it once it has heard of as many, and counts the last of them no more.
  forgetEverything()
  for (let i = 1; i < COUNTED_TOGETHER; i++) expect(await tell(70 + i, network)).toBe(true)
  expect(await tell(95, network)).toBe(true)
  expect(await tell(96, network)).toBe('RATE_LIMITED')
  expect(await readsOf(id, NOON)).toEqual({ reads: 1, seconds: 89 })
  const { visit } = await signedIn()
  const own = { cookie: [...visit.cookies()].map((pair) => pair.join('=')).join('; ') }
  for (let i = 1; i < COUNTED_TOGETHER; i++) expect(await tell(40, own)).toBe(true)
  expect(await tell(40, own)).toBe('RATE_LIMITED')
})

test('visits that don’t count are counted apart, once for each reader and reason', async () => {
  const { user, visit: writer } = await signedIn()
  const id = await story({ creatorId: user.id })
  const bot = newVisit({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  for (let i = 0; i < 2; i++) {
    await report(writer, id)
    await report(bot, id)
    await report(newVisit({ address: '198.51.100.41' }), id, { seconds: 0.5 })
  }
  const family = { address: '198.51.100.42' }
  await report(newVisit(family), id)
  const { visit: second } = await signedIn({}, family)
  for (let i = 0; i < 2; i++) await report(second, id)
  expect(await skippedOf(id)).toEqual({ own: 1, bot: 1, fast: 1, network: 1 })
  expect((await readsOf(id, NOON)).reads).toBe(1)
  const locked = await story({ access: 'locked' })
  for (let i = 0; i < 2; i++) await report(newVisit(), locked)
  expect(await skippedOf(locked)).toEqual({ preview: 1 })
})

test('a visit is a fact without a person, and of those who ask not to be tracked only that it was', async () => {
  const id = await story()
  const from = { country: 'DE', agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari/604' }
  const source = formatSource({ name: 'post', index: 2 })
  const first = newVisit({ ...from, address: '198.51.100.51' })
  await report(first, id, { seconds: 1, referrer: '' }, { 'accept-language': 'de-AT,en;q=0.5' })
  await report(first, id, { seconds: 40, progress: 0.5, referrer: 'www.google.de' })
  await report(newVisit({ ...from, address: '198.51.100.52' }), id, {
    seconds: 1,
    referrer: 'quire.example',
    source,
  })
  const { visit: member } = await signedIn({ membershipTier: 'member' }, { address: '198.51.100.53' })
  await report(member, id, { seconds: 50, progress: 1 })
  await report(
    newVisit({ ...from, address: '198.51.100.54' }),
    id,
    { seconds: 50, referrer: 'a.example' },
    { dnt: '1' },
  )
  expect(await partsOf(id, 0)).toEqual({ '': [4, 3] })
  expect(await partsOf(id, 1)).toEqual({
    'ours/post': [1, 0],
    'search/google.de': [1, 1],
    direct: [0, 0],
    unknown: [2, 2],
  })
  expect(await partsOf(id, 2)).toEqual({ '': [2, 2], DE: [2, 1] })
  expect(await partsOf(id, 3)).toEqual({ '': [1, 1], computer: [1, 1], phone: [2, 1] })
  expect(await partsOf(id, 4)).toEqual({ '': [3, 2], de: [1, 1] })
  expect(await partsOf(id, 5)).toEqual({ '': [1, 1], member: [1, 1], visitor: [2, 1] })
  expect(await partsOf(id, 6)).toEqual({ '': [2, 1], '10': [1, 1], '20': [1, 1] })
})

test('visits of readers wait in the queue, and no reader waits for them', async () => {
  const id = await story()
  const sent: unknown[] = []
  const VISITS = { send: async (message: unknown) => void sent.push(message) } as unknown as Env['VISITS']
  const STATS_DB_0 = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('down')
      },
    },
  ) as D1Database
  const response = await report(newVisit({ env: { VISITS, STATS_DB_0 }, address: '198.51.100.61' }), id)
  expect(await response.json()).toEqual({ success: true, isRead: true })
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain('198.51.100.61')
})
