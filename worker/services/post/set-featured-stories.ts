import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_FEATURED } from '../../../schema/rules/limits'
import { featuringWording } from '../../../schema/wording/featuring'
import type { Collection } from '../../data/collection/rows'
import {
  expectFeatured,
  featureInOrder,
  isFeaturedMeanwhile,
  unfeatureOthers,
} from '../../data/post/featured'
import { featuredOfCollection, postsByIds } from '../../data/post/queries'
import { recordAct } from '../collection/record-act'
import { type NoLeader, type PublicationParts, requireLeader } from '../collection/require-leader'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

const postIds = v.pipe(
  v.array(entityId),
  v.maxLength(MAX_FEATURED, featuringWording.tooMany(MAX_FEATURED)),
  v.check((ids) => new Set(ids).size === ids.length, featuringWording.twice),
)

/**
 * Sets what a publication features, and in which order: featuring, taking back and moving are all this. Nothing is
 * done if somebody has changed it meanwhile. Rule: docs/rules/ranking.md, "Featured in a publication".
 */
export const setFeaturedStories = defineUseCase(
  v.object({ collectionId: entityId, before: postIds, postIds }),
  async (
    parts: PublicationParts,
    { collectionId, before, postIds: after },
  ): Promise<Result<Collection, NoLeader | Failure<'CONFLICT'>>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { db, clock, purger } = parts
    const [stories, featured] = await Promise.all([
      db.all(postsByIds, JSON.stringify(after)),
      db.all(featuredOfCollection, collectionId, MAX_FEATURED),
    ])
    const ids = featured.map(({ id }) => id)
    if (JSON.stringify(ids) === JSON.stringify(after)) return ok(leading.value.collection)
    const isOurs = stories.every((story) => story.collectionId === collectionId && story.isListed === 1)
    if (!isOurs || stories.length !== after.length)
      return fail('CONFLICT', featuringWording.notListed, 'postIds')
    const now = clock.now()
    const { actor, collection } = leading.value
    const added = after.filter((id) => !ids.includes(id))
    const gone = ids.filter((id) => !after.includes(id))
    const tags = [purger.names.collection(collectionId), ...[...added, ...gone].map(purger.names.post)]
    const list = JSON.stringify(after)
    try {
      await db.write([
        expectFeatured(collectionId, JSON.stringify(before)),
        unfeatureOthers(collectionId, list),
        featureInOrder(collectionId, list, now),
        ...added.map((postId) => recordAct(collectionId, actor, 'FEATURE_POST', now, { postId })),
        ...gone.map((postId) => recordAct(collectionId, actor, 'UNFEATURE_POST', now, { postId })),
        ...purger.statements(tags, { now }),
      ])
    } catch (error) {
      if (!isFeaturedMeanwhile(error)) throw error
      return fail('CONFLICT', featuringWording.changed)
    }
    await purger.request()
    return ok(collection)
  },
)
