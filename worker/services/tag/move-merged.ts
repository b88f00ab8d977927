import { postsOfMerged, replaceTag } from '../../data/tag/merges'
import type { JobNeeds } from '../parts'

/** How many stories are moved in one batch: each takes some eight statements. */
const AT_ONCE = 25

/**
 * Gives stories of tags that were merged the tag that these have become part of, `perRun` at most, and has them indexed and
 * their pages purged. Idempotent. Rule: docs/rules/moderation.md, "Topics".
 *
 * @returns how many it has moved.
 */
export async function moveMerged(
  { db, clock, purger, reindex }: JobNeeds<'db' | 'clock' | 'purger' | 'reindex'>,
  perRun: number,
): Promise<number> {
  const waiting = await db.all(postsOfMerged, perRun)
  const { names } = purger
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const part = waiting.slice(from, from + AT_ONCE)
    const tags = part.flatMap(({ postId, slug, into }) => [
      names.post(postId),
      names.topic(slug),
      names.topic(into),
    ])
    await db.write([
      ...part.flatMap(({ slug, into, ...post }) => replaceTag(post, slug, into)),
      ...purger.statements([...new Set(tags)], { now: clock.now() }),
    ])
    reindex(part.map(({ postId }) => postId))
  }
  return waiting.length
}
