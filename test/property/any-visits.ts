import fc from 'fast-check'
import type { ReportedVisit } from '../../schema/rules/stats/count-visits'
import type { ReaderName } from '../../schema/rules/stats/known-readers'
import { SKIP_REASONS } from '../../schema/rules/stats/visits'
import { DAY } from '../../schema/rules/time-units'
import { openStatStores } from '../../worker/data/stats/stores'
import type { StatsLog } from '../../worker/platform/stats/log'
import { sqliteD1 } from '../support/membership/sqlite-d1'

/* Random visits, and a site that counts them (docs/rules/stats.md). */

export const NOW = Date.UTC(2026, 10, 20, 12)
export const today = Math.floor(NOW / DAY)

/** A log in memory, which can refuse to write. */
function logInMemory() {
  const batches = new Map<string, { day: number; lines: readonly string[] }>()
  const log = {
    isDown: false as boolean,
    batches,
    async write({ countedAt, place, number, id }, lines) {
      if (log.isDown) throw new Error('down')
      const key = `${place} ${number} ${id}`
      if (!batches.has(key)) batches.set(key, { day: Math.floor(countedAt / DAY), lines })
    },
    async *read(from, until) {
      for (const { day, lines } of batches.values()) if (day >= from && day <= until) yield* lines
    },
    beginOn: async () => {},
    firstDay: async () => 0,
    expire: async () => 0,
  } satisfies StatsLog & { isDown: boolean; batches: unknown }
  return log
}

/** Two databases of stats, and everything that counts. */
export function site() {
  const dbs = [sqliteD1('stats'), sqliteD1('stats')]
  const statsLog = logInMemory()
  const stats = openStatStores({
    STATS_DB_0: dbs[0]?.d1,
    STATS_DB_1: dbs[1]?.d1,
    STATS_PLACES: '80-ff=1',
  } as unknown as Env)
  return { dbs, stats, statsLog }
}

export const COLLECTION = 'c0c0c0c0c0c0'
export const WRITERS = ['0101010101ab', 'fefefefefefe'] as const
export const POSTS = ['00aa00aa00aa', 'ff00ff00ff00', 'aa11aa11aa11'] as const
const readerName: fc.Arbitrary<ReaderName> = fc
  .record({ digits: fc.integer({ min: 0, max: 12 }), isBrief: fc.boolean() })
  .map(({ digits, isBrief }) => {
    const brief = `ab${String(digits % 4).padStart(2, '0')}`
    return [isBrief ? brief : brief + String(digits).padStart(12, '0'), brief] as const
  })

const oddText = fc.oneof(
  fc.constantFrom('US', 'DE', 'XX', '', 'phone', 'member', 'en', '<b>', "'; drop table stat_sum --"),
  fc.string({ maxLength: 8 }),
)
export const visit: fc.Arbitrary<ReportedVisit> = fc
  .record({
    postId: fc.constantFrom(...POSTS),
    collectionId: fc.constantFrom(COLLECTION, null),
    // Of the future and of last year, too.
    at: fc.oneof(
      fc.integer({ min: NOW - 3 * DAY, max: NOW }),
      fc.constantFrom(NOW + 5 * DAY, NOW - 400 * DAY, Number.NaN, Number.POSITIVE_INFINITY),
    ),
    isRead: fc.boolean(),
    seconds: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.constantFrom(-5, 1e12, Number.NaN)),
    depth: fc.option(fc.integer({ min: 0, max: 20 })),
    traits: fc.record({
      source: fc.constantFrom('unknown', 'direct', 'search/google.com', 'site/a.example', 'ours/home'),
      country: oddText,
      device: oddText,
      language: oddText,
      reader: oddText,
    }),
    names: fc
      .array(readerName, { minLength: 1, maxLength: 2 })
      .map((names) => names as [ReaderName, ...ReaderName[]]),
    skipped: fc.option(fc.constantFrom(...SKIP_REASONS), { freq: 6 }),
  })
  .map((given) => ({
    ...given,
    seconds: given.isRead ? given.seconds : 0,
    // A story has one writer.
    writerId: WRITERS[given.postId === POSTS[1] ? 1 : 0],
  }))
