import { dropCounts, dropEarlierCounts, dropReaders, dropSources, dropTotals } from '../../data/stats/removal'
import type { Needs } from '../parts'

/** Rows of one transaction, so that it holds up nothing else. */
const AT_ONCE = 5000

/**
 * Deletes what was counted of somebody and of their stories; what a publication has of these stays. Idempotent. Rule:
 * docs/rules/stats.md, "Kept".
 *
 * @returns false if the database can't be reached: then it is tried again.
 */
export async function forgetWriter(
  { stats }: Needs<'stats'>,
  writerId: string,
  postIds: readonly string[],
): Promise<boolean> {
  const store = stats.of(writerId)
  const [subjects, posts] = [JSON.stringify([writerId, ...postIds]), JSON.stringify(postIds)]
  try {
    for (let isMore = true; isMore; ) {
      const dropped = await store.write([dropCounts(subjects, AT_ONCE), dropEarlierCounts(subjects, AT_ONCE)])
      isMore = dropped.includes(AT_ONCE)
    }
    await store.write([dropTotals(posts), dropSources(posts), dropReaders(posts)])
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'stats-unavailable', error: String(error) }))
    return false
  }
}
