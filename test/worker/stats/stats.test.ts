import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { collectionEditor } from '../../../schema/tables/collection'
import { forgetEverything } from '../../../worker/isolate-memory'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { createToken, newProgram } from '../access-token/support'
import { report } from '../reading-history/support'

type Visit = ReturnType<typeof newVisit>
interface Part {
  name?: string | null
  kind?: string
  views: number
  reads: number
  seconds: number
}
interface Told {
  views: number
  reads: number
  seconds: number
  notCounted: { reason: string; views: number }[]
  periods: (Part & { from: number; until: number })[]
  [list: string]: unknown
}

const LISTS = ['sources', 'countries', 'devices', 'languages', 'readers', 'depths'] as const
const STATS = `views reads seconds notCounted { reason views } sources { kind name views reads seconds }
  ${LISTS.slice(1)
    .map((list) => `${list} { name views reads seconds }`)
    .join(' ')}
  periods(by: $by) { from until views reads seconds }`

async function told(visit: Visit, of: string, range: object | null = null, by = 'MONTH') {
  const { data, errors } = await visit.ask(
    `query ($range: StatsRangeInput, $by: StatsSpan!) { thing: ${of} { stats(range: $range) { ${STATS} } } }`,
    { range, by },
  )
  return { stats: (data?.thing as { stats: Told | null } | undefined)?.stats, errors }
}

/** Stats that can be seen, of which each list adds up to the whole. */
async function sound(...[visit, of, range, by]: Parameters<typeof told>): Promise<Told> {
  const { stats, errors } = await told(visit, of, range, by)
  if (!stats) throw new Error(JSON.stringify(errors))
  for (const list of [...LISTS, 'periods']) {
    const parts = stats[list] as Part[]
    const sum = (of: 'views' | 'reads' | 'seconds') => parts.reduce((all, part) => all + part[of], 0)
    expect({ list, views: sum('views'), reads: sum('reads'), seconds: sum('seconds') }).toEqual({
      list,
      views: stats.views,
      reads: stats.reads,
      seconds: stats.seconds,
    })
  }
  return stats
}

let writer: Awaited<ReturnType<typeof signedIn>>
let editor: Awaited<ReturnType<typeof signedIn>>
let publication: string
let own: string
let within: string
beforeEach(async () => {
  forgetEverything()
  ;[writer, editor] = [await signedIn(), await signedIn()]
  publication = (await createCollection()).id ?? ''
  await drizzle(env.DB)
    .insert(collectionEditor)
    .values({ collectionId: publication, userId: editor.user.id, role: 'EDITOR' })
  const story = { readingTime: 300, creatorId: writer.user.id }
  own = (await createStory(story)).id
  within = (await createStory({ ...story, collectionId: publication })).id
  const reads = [
    [own, NOON, 40, 'DE', 'google.de'],
    [own, NOON + HOUR, 1, 'US', 'news.example'],
    [within, NOON, 60, 'DE', ''],
    [within, NOON + 13 * HOUR, 50, 'XX', undefined],
  ] as const
  for (const [i, [id, now, seconds, country, referrer]] of reads.entries()) {
    const visit = newVisit({ now, country, address: `198.51.100.${i + 1}` })
    await report(visit, id, { seconds, progress: i / 4, ...(referrer === undefined ? {} : { referrer }) })
  }
  await report(newVisit({ agent: 'Googlebot/2.1' }), own)
})

const post = (id: string) => `post(id: "${id}")`
const collection = () => `collection(id: "${publication}")`

describe('stats', () => {
  test('of a story, a writer and a publication add up, and agree with one another', async () => {
    const [one, other] = [await sound(writer.visit, post(own)), await sound(writer.visit, post(within))]
    expect(one).toMatchObject({ views: 2, reads: 1, seconds: 40, notCounted: [{ reason: 'BOT', views: 1 }] })
    expect(one.sources).toMatchObject([
      { kind: 'SEARCH', name: 'google.de', views: 1, reads: 1 },
      { kind: 'SITE', name: 'news.example', views: 1, reads: 0 },
    ])
    expect(one.countries).toMatchObject([
      { name: 'DE', reads: 1 },
      { name: 'US', reads: 0 },
    ])
    expect(other).toMatchObject({ views: 2, reads: 2, seconds: 110 })
    expect(other.countries).toMatchObject([
      { name: null, reads: 1 },
      { name: 'DE', reads: 1 },
    ])
    const all = await sound(writer.visit, 'viewer')
    for (const count of ['views', 'reads', 'seconds'] as const)
      expect(all[count]).toBe(one[count] + other[count])
    expect(await sound(editor.visit, collection())).toEqual(other)
    // Folded, nothing changes.
    await cronJob('fold-sums', NOON + 100 * DAY)
    expect(await sound(writer.visit, post(own))).toEqual(one)
    expect((await sound(writer.visit, 'viewer')).views).toBe(all.views)
  })

  test('are of the days and hours of a zone', async () => {
    const day = { from: '2026-11-01', until: '2026-11-01' }
    const hours = await sound(writer.visit, post(own), { ...day, zone: 'America/New_York' }, 'HOUR')
    expect(hours.periods).toHaveLength(25)
    expect(hours.periods.filter(({ views }) => views > 0).map(({ from }) => from)).toEqual([
      NOON,
      NOON + HOUR,
    ])
    const days = { from: '2026-10-25', until: '2026-11-02', zone: 'Europe/Berlin' }
    const { periods, views } = await sound(writer.visit, 'viewer', days, 'DAY')
    expect(views).toBe(4)
    expect(periods.map(({ from, until }) => (until - from) / HOUR)).toEqual([
      25, 24, 24, 24, 24, 24, 24, 24, 24,
    ])
    expect(periods.map((period) => period.views).slice(-2)).toEqual([3, 1])
    const hour = { from: '2026-11-01T13', until: '2026-11-01T13', zone: 'UTC' }
    expect((await sound(writer.visit, post(own), hour, 'HOUR')).views).toBe(1)
  })

  test('are refused for what is no range, and for too many hours or days', async () => {
    for (const range of [
      { from: '2026-11-02', until: '2026-11-01' },
      { from: '2026-02-30', until: '2026-03-01' },
      { from: '2026-11-01', until: '2026-11-02', zone: 'Mars' },
    ])
      expect((await told(writer.visit, post(own), range)).errors?.[0]?.message).toContain('Give two days')
    const year = { from: '2026-01-01', until: '2026-12-31' }
    expect((await told(writer.visit, post(own), year, 'HOUR')).errors?.[0]?.message).toContain('31 days')
  })

  test('are for authors of a story and those who run its publication, and for nobody else', async () => {
    const { visit: stranger } = await signedIn()
    expect((await told(editor.visit, post(within))).stats?.views).toBe(2)
    expect((await told(editor.visit, post(own))).stats).toBeNull()
    for (const visit of [stranger, newVisit()])
      for (const of of [post(own), post(within), collection()])
        expect((await told(visit, of)).stats).toBeNull()
    expect((await told(writer.visit, collection())).stats).toBeNull()
    expect((await sound(stranger, 'viewer')).views).toBe(0)
  })

  test('are for tokens with their scope alone', async () => {
    const query = '{ result: viewer { stats { views } } }'
    const tokens = [['READ'], ['STATS'], ['READ', 'STATS']].map((scopes) =>
      createToken(writer.visit, { scopes }),
    )
    const [read, stats, both] = (await Promise.all(tokens)).map(({ token }) => newProgram(String(token)))
    expect((await read?.ask(query))?.code).toBe('FORBIDDEN')
    expect(
      (await read?.ask('{ result: viewer { ...F } } fragment F on Viewer { all: stats { views } }'))?.code,
    ).toBe('FORBIDDEN')
    expect((await stats?.ask(query))?.code).toBe('FORBIDDEN')
    expect((await both?.ask(query))?.result).toMatchObject({ stats: { views: 4 } })
  })

  test('that can’t be read don’t take a page with them', async () => {
    const down = {
      prepare: () => ({ bind: () => ({}) }),
      batch: async () => {
        throw new Error('down')
      },
    }
    const visit = newVisit({ env: { STATS_DB_0: down as unknown as D1Database } })
    await visit.signIn(writer.user.id)
    const { data, errors } = await visit.ask(
      '{ viewer { stories(filter: PUBLIC) { stories { views reads } } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ viewer: { stories: { stories: [{ views: 0 }, { views: 0 }] } } })
    expect((await visit.get(`/p/${own}`)).status).not.toBe(500)
  })
})
