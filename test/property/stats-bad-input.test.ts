import { describe, expect, test } from 'vitest'
import type { ReportedVisit } from '../../schema/rules/stats/count-visits'
import { rangeOf, type StatsRange } from '../../schema/rules/stats/ranges'
import { MOST_SOURCES, sourceOfPart } from '../../schema/rules/stats/sources'
import { hourOf } from '../../schema/rules/stats/visits'
import { DAY, HOUR, MINUTE } from '../../schema/rules/time-units'
import { countBatch } from '../../worker/services/stats/count-batch'
import { readStats } from '../../worker/services/stats/read-stats'
import { NOW, POSTS, site } from './any-visits'

const [postId] = POSTS
const STORY = { kind: 'story', id: postId, creatorId: '0101010101ab' } as const

let names = 0
/** A read by somebody else each time. */
function readBy(given: Partial<ReportedVisit> = {}): ReportedVisit {
  names += 1
  const name = names.toString(16).padStart(16, '0')
  return {
    postId,
    writerId: STORY.creatorId,
    collectionId: null,
    at: NOW,
    isRead: true,
    seconds: 40,
    depth: 10,
    traits: { source: 'direct', country: 'DE', device: 'phone', language: 'de', reader: 'visitor' },
    names: [[name, name]],
    skipped: null,
    ...given,
  }
}

const range = (from: string, until: string, zone = 'UTC'): StatsRange => {
  const read = rangeOf({ from, until, zone })
  if (!read) throw new Error('There is no such range')
  return read
}
const hourText = (at: number): string => new Date(at).toISOString().slice(0, 13)
const ofHour = (at: number) => range(hourText(at), hourText(at))
const told = (at: ReturnType<typeof site>, asked: StatsRange) => readStats({ stats: at.stats }, STORY, asked)

describe('what is counted', () => {
  test('of the future counts now, and of last year not at all', async () => {
    const at = site()
    await countBatch({ ...at, now: NOW }, [
      readBy({ at: NOW + 5 * DAY }),
      readBy({ at: NOW - 366 * DAY }),
      readBy({ at: NOW - 29 * DAY }),
    ])
    expect((await told(at, ofHour(NOW)).total()).views).toBe(1)
    expect(await told(at, ofHour(NOW)).partsOf('skipped')).toMatchObject([{ part: 'late', views: 1 }])
    expect((await told(at, ofHour(NOW - 29 * DAY)).total()).views).toBe(1)
    for (const never of [NOW + 5 * DAY, NOW - 366 * DAY])
      expect((await told(at, ofHour(never)).total()).views).toBe(0)
  })

  test.each([
    [-5, 0],
    [Number.MIN_SAFE_INTEGER, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e12, 86_400],
    [40.4, 40],
  ])('for %d seconds counts for %d', async (seconds, counted) => {
    const at = site()
    await countBatch({ ...at, now: NOW }, [readBy({ seconds })])
    expect(await told(at, ofHour(NOW)).total()).toMatchObject({ views: 1, reads: 1, seconds: counted })
  })

  test('from 10,000 hosts is told of 200 by name, and of the others together', async () => {
    const at = site()
    for (let host = 0; host < 10_000; host += 100)
      await countBatch(
        { ...at, now: NOW },
        Array.from({ length: 100 }, (_, i) => {
          const { traits, ...more } = readBy()
          return { ...more, traits: { ...traits, source: `site/h${host + i}.example` } }
        }),
      )
    const parts = await told(at, ofHour(NOW)).partsOf('source')
    const [others, ...named] = parts
    expect(others).toMatchObject({ part: 'site', views: 10_000 - MOST_SOURCES })
    expect(named).toHaveLength(MOST_SOURCES)
    for (const { part, views } of named)
      expect([sourceOfPart(part).name.endsWith('.example'), views]).toEqual([true, 1])
  }, 60_000)

  test.each(['XX', 'T1', 'ZZ', 'us', 'USA', '', '<b>', '\u0000', '🇩🇪'])(
    'from the country %s is of none that is known',
    async (country) => {
      const at = site()
      const { traits, ...more } = readBy()
      await countBatch({ ...at, now: NOW }, [{ ...more, traits: { ...traits, country } }])
      expect(await told(at, ofHour(NOW)).partsOf('country')).toMatchObject([{ part: '', views: 1 }])
    },
  )

  test('while the clock is put back counts in the hour in which it was, although its batch waits', async () => {
    // In Berlin, both are half past two.
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)]
    const at = site()
    await countBatch({ ...at, now: second + 3 * HOUR }, [readBy({ at: second }), readBy({ at: first })])
    const day = told(at, range('2026-10-25', '2026-10-25', 'Europe/Berlin'))
    const hours = (await day.periods('hour')) ?? []
    expect(hours).toHaveLength(25)
    expect(hours.flatMap(({ from, views }) => (views > 0 ? [[from, views]] : []))).toEqual([
      [first - 30 * MINUTE, 1],
      [second - 30 * MINUTE, 1],
    ])
    // Where it is put forward, it counts in the hour after the one that is left out.
    const spring = Date.UTC(2026, 2, 29, 1, 10)
    const forward = site()
    await countBatch({ ...forward, now: spring + 2 * HOUR }, [readBy({ at: spring })])
    const short = told(forward, range('2026-03-29', '2026-03-29', 'Europe/Berlin'))
    const left = (await short.periods('hour')) ?? []
    expect(left).toHaveLength(23)
    expect(left.findIndex(({ views }) => views > 0)).toBe(2)
  })

  test('an hour late, because the database was down, counts in its own hour, and once', async () => {
    const at = site()
    const batch = [readBy(), readBy({ at: NOW - MINUTE })]
    const down = { ...at.stats, of: at.stats.of, all: [] as const }
    await expect(countBatch({ ...at, stats: down, now: NOW }, batch)).rejects.toThrow()
    for (const now of [NOW + HOUR, NOW + 2 * HOUR]) await countBatch({ ...at, now }, batch)
    expect(
      (await told(at, ofHour(NOW)).total()).views + (await told(at, ofHour(NOW - MINUTE)).total()).views,
    ).toBe(2)
    expect((await told(at, ofHour(NOW + HOUR)).total()).views).toBe(0)
    expect(at.dbs[0]?.rows('select max(hour) as hour from stat_running')).toEqual([{ hour: hourOf(NOW) }])
  })
})
