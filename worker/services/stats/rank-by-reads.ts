import { trendingScore } from '../../../schema/rules/ranking'
import { rankStory } from '../../data/clap/writes'
import { postsByIds } from '../../data/post/queries'
import { unrankedPosts } from '../../data/stats/queries'
import { markPostRanked } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'

/**
 * Ranks the stories that were read since they were last ranked, at most `perRun` of each database: each once a minute,
 * however many readers report. Idempotent. Rule: docs/rules/ranking.md, "Trending".
 */
export async function rankByReads({ db, stats }: JobNeeds<'db' | 'stats'>, perRun: number): Promise<void> {
  for (const store of stats.all) {
    const read = await store.all(unrankedPosts, perRun)
    if (read.length === 0) continue
    const reads = new Map(read.map((row) => [row.postId, row.reads]))
    const posts = await db.all(postsByIds, JSON.stringify([...reads.keys()]))
    await db.write(
      posts.flatMap(({ id, clapCount, firstPublishedAt }) =>
        firstPublishedAt === null
          ? []
          : rankStory(id, trendingScore({ claps: clapCount, reads: reads.get(id) ?? 0 }, firstPublishedAt)),
      ),
    )
    await store.write(read.map((row) => markPostRanked(row.postId, row.reads)))
  }
}
