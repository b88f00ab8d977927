import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Statement } from '../../data/database'
import { relationsByKeys } from '../../data/follow/queries'
import { relationKey } from '../../data/follow/rows'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import { requireFollower, requireViewer } from '../follow/require-follower'
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
 * Changes which topics the viewer follows: all that are named, or none if one of them doesn't exist. Pages of the
 * topics that change show their follower counts, so they are purged.
 *
 * @param isFollowed whether the topics are followed afterwards.
 * @returns the topics as they are now.
 */
export async function changeFollows(
  parts: Needs<'db' | 'clock' | 'purger' | 'viewer'>,
  slugs: readonly string[],
  isFollowed: boolean,
  statements: (userId: string, slugs: readonly string[], now: number) => Statement[],
): Promise<
  Result<{ tags: Tag[] }, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' | 'NOT_FOUND'>>
> {
  const follower = await (isFollowed ? requireFollower : requireViewer)(parts)
  if (!follower.ok) return follower
  const { db, clock, purger } = parts
  const list = JSON.stringify(slugs)
  const known = await db.all(tagsBySlugs, list)
  if (known.length < slugs.length) return fail('NOT_FOUND', notFound, 'tagSlugs')
  const { id } = follower.value
  const keys = slugs.map((slug) => relationKey(id, 'tag', slug))
  const relations = await db.all(relationsByKeys, JSON.stringify(keys))
  const changed = slugs.filter((_, i) => {
    const relation = relations.find(({ key }) => key === keys[i])
    return (relation?.isFollowing === 1) !== isFollowed
  })
  if (changed.length > 0) {
    const now = clock.now()
    await db.write([
      ...statements(id, changed, now),
      ...purger.statements(changed.map(purger.names.topic), { now }),
    ])
    purger.request()
  }
  return ok({ tags: await db.all(tagsBySlugs, list) })
}
