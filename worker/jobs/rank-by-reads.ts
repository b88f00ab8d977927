import { MOST_RANKED, trendingScore } from '../../schema/rules/ranking'
import { DAY } from '../../schema/rules/time-units'
import { rankStory } from '../data/clap/writes'
import { Database } from '../data/database'
import { markRanked, rankedByReads, unrankedDays } from '../data/reading-history/ranked'
import type { Clock } from '../platform/clock'

/**
 * Ranks stories anew that were read since they were ranked: each once a minute, however many readers report. Idempotent.
 * Rule: docs/rules/ranking.md, "Trending".
 */
export async function rankByReads(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const db = new Database(env.DB)
  const days = await db.all(unrankedDays, Math.floor(clock.now() / DAY), MOST_RANKED)
  if (days.length === 0) return
  const ids = [...new Set(days.map(({ postId }) => postId))]
  const stories = await db.all(rankedByReads, JSON.stringify(ids))
  await db.write([
    ...stories.flatMap(({ id, clapCount, firstPublishedAt, reads }) =>
      firstPublishedAt === null
        ? []
        : rankStory(id, trendingScore({ claps: clapCount, reads: reads ?? 0 }, firstPublishedAt)),
    ),
    ...days.map(({ postId, day, reads }) => markRanked(postId, day, reads)),
  ])
}
