import { sha256 } from '../../../schema/rules/hex'
import type { Entry, Fact } from '../../../schema/rules/stats/facts'
import type { KnownReader } from '../../../schema/rules/stats/known-readers'
import { MOST_SOURCES, sourceOf, sourcePart } from '../../../schema/rules/stats/sources'
import { HOURS_OF_DAY, NO_TRAITS } from '../../../schema/rules/stats/visits'
import { DAY } from '../../../schema/rules/time-units'
import { isDuplicate, type RowOf } from '../../data/database'
import {
  dropEarlierDay,
  dropEarlierReferrer,
  earlierDays,
  earlierReaders,
  earlierReferrers,
  keepEarlierReferrer,
} from '../../data/stats/earlier'
import { insertBatch, putKnown } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'
import { statementsOf } from './count-batch'
import { nextBatch } from './next-batch'

type Day = RowOf<typeof earlierDays>
type Referrer = RowOf<typeof earlierReferrers>

/** Facts of one batch, whose log is a value in the database until it is written. */
const FACTS_AT_ONCE = 2000
const MOST_READERS = 10_000
/** What stood before the key of a reader who had only opened a story. */
const VIEWED = 'v'

const factOf = (
  { postId, creatorId, collectionId, day }: Day,
  read: Pick<Fact, 'isRead' | 'seconds'>,
): Fact => ({
  postId,
  writerId: creatorId,
  collectionId,
  hour: day * HOURS_OF_DAY,
  traits: NO_TRAITS,
  depth: null,
  ...read,
})

/** The facts of a day: as many views and reads as were counted, with the sources of reads that aren't moved yet. */
function factsOf(day: Day, referrers: readonly Referrer[]): { facts: Fact[]; moved: Map<string, number> } {
  const sources = referrers.flatMap(({ host, reads }) => Array.from({ length: reads }, () => host))
  const moved = new Map<string, number>()
  const facts = Array.from({ length: Math.max(day.views, day.reads) }, (_, i) => {
    const isRead = i < day.reads
    const upTo = (reads: number) => Math.round((day.seconds * reads) / Math.max(1, day.reads))
    const fact = factOf(day, { isRead, seconds: isRead ? upTo(i + 1) - upTo(i) : 0 })
    const host = isRead ? sources[i] : undefined
    if (host === undefined) return fact
    moved.set(host, (moved.get(host) ?? 0) + 1)
    const source = sourceOf({ host: host || undefined, isOurs: false, place: undefined })
    return { ...fact, traits: { ...NO_TRAITS, source: sourcePart(source) } }
  })
  return { facts, moved }
}

/** Who was counted on a day, so that nobody counts again on the day of the move. */
const knownOf = (day: Day, readers: readonly RowOf<typeof earlierReaders>[]): KnownReader[] =>
  readers.map(({ reader, seconds }) => {
    const isRead = !reader.startsWith(VIEWED)
    const name = isRead ? reader : reader.slice(VIEWED.length)
    return { postId: day.postId, day: day.day, name, countedAs: name, fact: factOf(day, { isRead, seconds }) }
  })

async function moveDay(
  { db, stats, statsLog, clock }: JobNeeds<'db' | 'stats' | 'statsLog' | 'clock'>,
  day: Day,
): Promise<void> {
  const store = stats.of(day.creatorId)
  const [referrers, readers] = await Promise.all([
    db.all(earlierReferrers, day.postId, MOST_SOURCES + 1),
    db.all(earlierReaders, day.postId, day.day, MOST_READERS),
  ])
  const { facts, moved } = factsOf(day, referrers)
  const countedAt = clock.now()
  for (let at = 0; at === 0 || at < facts.length; at += FACTS_AT_ONCE) {
    const entries = facts
      .slice(at, at + FACTS_AT_ONCE)
      .map((fact): Entry => ({ kind: 'fact', sign: 1, ...fact }))
    const lines = entries.map((entry) => JSON.stringify(entry))
    const id = await sha256(`moved ${day.postId} ${day.day} ${at}`)
    const number = await nextBatch(store, id)
    if (number === undefined) continue
    // In the log it is of the day itself, and there before it is counted: writing it again changes nothing.
    const place = stats.placeOf(day.creatorId)
    await statsLog.write({ countedAt: day.day * DAY, place, number: 0, id }, lines)
    await store.write([
      insertBatch({ number, id, countedAt, unlogged: null }),
      ...statementsOf(entries),
      ...(at === 0 ? putKnown(knownOf(day, readers), []) : []),
    ])
  }
  await db.write([
    dropEarlierDay(day.postId, day.day),
    ...referrers.flatMap(({ host, reads }) => {
      const left = reads - (moved.get(host) ?? 0)
      return left > 0
        ? [keepEarlierReferrer(left, day.postId, host)]
        : [dropEarlierReferrer(day.postId, host)]
    }),
  ])
}

/**
 * Moves what earlier versions have counted into the sums, at most `perRun` days of stories. Idempotent. Rule:
 * docs/rules/stats.md, "Earlier counts".
 */
export async function moveDays(
  parts: JobNeeds<'db' | 'stats' | 'statsLog' | 'clock'>,
  perRun: number,
): Promise<void> {
  for (const day of await parts.db.all(earlierDays, perRun)) {
    // Another batch was counted meanwhile: the next run moves it.
    await moveDay(parts, day).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error
    })
  }
}
