import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Statement } from '../../data/database'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import { requireFollower } from '../follow/require-follower'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** How many topics can be followed or unfollowed at once. */
const MOST = 50
const { none, tooMany, notFound } = viewerWording.topics

/** Topics that somebody has chosen, without duplicates. */
export const chosenTags = v.object({
  tagSlugs: v.pipe(
    v.array(v.pipe(opaque(MAX_SLUG, notFound), v.toLowerCase())),
    v.transform((slugs) => [...new Set(slugs)]),
    v.minLength(1, none),
    v.maxLength(MOST, tooMany(MOST)),
  ),
})

/**
 * Changes which topics the viewer follows: all that are named, or none if one of them doesn't exist. The
 * topics' pages show their follower counts, so they are purged.
 *
 * @returns the topics as they are now.
 */
export async function changeFollows(
  parts: Needs<'db' | 'clock' | 'purger' | 'viewer'>,
  slugs: readonly string[],
  statements: (userId: string, slugs: string, now: number) => Statement[],
): Promise<Result<{ tags: Tag[] }, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> {
  const follower = await requireFollower(parts)
  if (!follower.ok) return follower
  const { db, clock, purger } = parts
  const list = JSON.stringify(slugs)
  const known = await db.all(tagsBySlugs, list)
  if (known.length < slugs.length) return fail('NOT_FOUND', notFound, 'tagSlugs')
  const now = clock.now()
  await db.write([
    ...statements(follower.value.id, list, now),
    ...purger.statements(slugs.map(purger.names.topic), { now }),
  ])
  purger.request()
  return ok({ tags: await db.all(tagsBySlugs, list) })
}
