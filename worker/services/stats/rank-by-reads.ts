import { trendingScore } from '../../../schema/rules/ranking'
import { rankStory } from '../../data/clap/writes'
import { reachReads } from '../../data/milestone/writes'
import { postsByIds } from '../../data/post/queries'
import { unrankedPosts } from '../../data/stats/queries'
import { markPostRanked } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'

/**
 * Ranks the stories that were read since they were last ranked, at most `perRun` of each database: each once a minute,
 * however many readers report, and records what they have reached with that. Idempotent. Rules: docs/rules/ranking.md,
 * "Trending", and docs/rules/notifications.md, "Milestones".
 */
export async function rankByReads(
  { db, stats, clock }: JobNeeds<'db' | 'stats' | 'clock'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  for (const store of stats.all) {
    const read = await store.all(unrankedPosts, perRun)
    if (read.length === 0) continue
    const rows = new Map(read.map((row) => [row.postId, row]))
    const posts = await db.all(postsByIds, JSON.stringify([...rows.keys()]))
    await db.write(
      posts.flatMap((post) => {
        const { id, clapCount, firstPublishedAt } = post
        const { reads = 0, rankedReads = 0 } = rows.get(id) ?? {}
        if (firstPublishedAt === null) return []
        return [
          ...rankStory(id, trendingScore({ claps: clapCount, reads }, firstPublishedAt)),
          ...(post.kind === 'story' ? reachReads(post, rankedReads, reads, now) : []),
        ]
      }),
    )
    await store.write(read.map((row) => markPostRanked(row.postId, row.reads)))
  }
}
