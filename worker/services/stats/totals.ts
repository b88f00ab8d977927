import { type Counts, NO_COUNTS } from '../../../schema/rules/stats/facts'
import { type SourceKind, sourceOfPart } from '../../../schema/rules/stats/sources'
import { HOURS_OF_DAY } from '../../../schema/rules/stats/visits'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import { readParts, readPeriods } from './read-sums'

type Story = Pick<Post, 'id' | 'creatorId'>

/** What a story has been read in all; nothing if that can't be read now. */
export async function storyTotals(
  { stats }: Needs<'stats'>,
  { id, creatorId }: Story,
): Promise<Counts | undefined> {
  try {
    return (await stats.totalsOf(creatorId).load(id)) ?? NO_COUNTS
  } catch (error) {
    console.error(JSON.stringify({ event: 'stats-unavailable', error: String(error) }))
    return undefined
  }
}

/** What was read of a story on a day, in days since 1970 UTC. */
export interface DayCounts extends Counts {
  day: number
}

/**
 * How often a story was viewed and read on each day of a period on which it was, the first day first.
 *
 * @param from the first day and `until` the last one, in days since 1970 UTC.
 */
export async function readsByDay(
  { stats }: Needs<'stats'>,
  { id, creatorId }: Story,
  from: number,
  until: number,
): Promise<DayCounts[]> {
  const hours = Array.from({ length: until - from + 2 }, (_, i) => (from + i) * HOURS_OF_DAY)
  const days = await readPeriods([stats.of(creatorId)], id, { dimension: 'all', part: '' }, hours)
  return days
    .map((counts, i) => ({ day: from + i, ...counts }))
    .filter(({ views, reads }) => views > 0 || reads > 0)
}

/** Kinds of sources whose name is a host. */
const WITH_HOST: readonly SourceKind[] = ['search', 'social', 'reader', 'site']

/**
 * From which sites a story's readers came, most first: `host` is null for those of whom it isn't known, and of sites
 * beyond `MOST_SOURCES`.
 *
 * @param ownHost stands for our own pages.
 */
export async function referrersOf(
  { stats }: Needs<'stats'>,
  { id, creatorId }: Story,
  ownHost: string,
): Promise<{ host: string | null; reads: number }[]> {
  const rows = await readParts([stats.of(creatorId)], id, 'source', [0, Number.MAX_SAFE_INTEGER])
  const byHost = new Map<string | null, number>()
  for (const { part, reads } of rows) {
    const { kind, name } = sourceOfPart(part)
    const isHost = WITH_HOST.includes(kind) || (kind === 'mail' && name.includes('.'))
    const host = kind === 'ours' ? ownHost : (isHost && name) || null
    byHost.set(host, (byHost.get(host) ?? 0) + reads)
  }
  return [...byHost]
    .map(([host, reads]) => ({ host, reads }))
    .filter(({ reads }) => reads > 0)
    .toSorted((a, b) => b.reads - a.reads || (a.host ?? '').localeCompare(b.host ?? ''))
}
