import { moderationWording } from '../../../schema/wording/moderation'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import type { Statement } from '../../data/database'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { expectUnmerged, mergeTag } from '../../data/tag/merges'
import { tagsBySlugs } from '../../data/tag/queries'
import type { JobNeeds } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { moveMerged } from './move-merged'

/** How many stories are moved at once; the cron moves the rest. */
const MOVED_AT_ONCE = 50

export type MergeParts = JobNeeds<'db' | 'clock' | 'purger' | 'reindex'>
export type NotMerged = Failure<'NOT_FOUND' | 'CONFLICT' | 'BAD_REQUEST'>

/**
 * Makes a topic part of another: its address leads there, its followers follow that one, and its stories are there, the first
 * ones at once. Merging what is merged that way does nothing. Rule: docs/rules/moderation.md, "Topics".
 *
 * @param log what records it, in the same batch.
 */
export async function mergeTopics(
  parts: MergeParts,
  { slug, into }: { slug: string; into: string },
  log: readonly Statement[] = [],
): Promise<Result<{ id: string }, NotMerged>> {
  const { db, clock, purger, reindex } = parts
  if (slug === into) return fail('BAD_REQUEST', topicEditWording.merge.same, 'into')
  const known = await db.all(tagsBySlugs, JSON.stringify([slug, into]))
  const [from, to] = [slug, into].map((one) => known.find((tag) => tag.slug === one))
  if (!from) return fail('NOT_FOUND', moderationWording.noTopic, 'slug')
  if (!to) return fail('NOT_FOUND', moderationWording.noTopic, 'into')
  if (from.mergedInto === into) return ok({ id: into })
  if (from.mergedInto !== null || to.mergedInto !== null)
    return fail('CONFLICT', topicEditWording.merge.merged, from.mergedInto === null ? 'into' : 'slug')
  const { names } = purger
  try {
    await db.write([
      expectUnmerged(slug, into),
      ...mergeTag(slug, into),
      ...log,
      ...purger.statements([names.topic(slug), names.topic(into), names.topics, names.home], {
        now: clock.now(),
      }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  await moveMerged(parts, MOVED_AT_ONCE)
  reindex([], [], [slug, into])
  await purger.request()
  return ok({ id: into })
}
