import { trendingScore } from '../../../schema/rules/ranking'
import { DAY } from '../../../schema/rules/time-units'
import { rankStory } from '../../data/clap/writes'
import { markRanked, rankedByReads, unrankedDays } from '../../data/reading-history/ranked'
import type { Needs } from '../parts'

/**
 * Ranks the stories that were read since they were last ranked, at most `perRun` days of stories: each once a minute, however many readers report. Idempotent.
 * Rule: docs/rules/ranking.md, "Trending".
 */
export async function rankByReads({ db, clock }: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  const days = await db.all(unrankedDays, Math.floor(clock.now() / DAY), perRun)
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
