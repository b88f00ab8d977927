import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { featuringWording } from '../../../schema/wording/featuring'
import { leadersOfPost } from '../../data/collection/queries'
import { feature, unfeature } from '../../data/post/featured'
import { postsByIds } from '../../data/post/queries'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** Features a story in its publication, or takes that back. Idempotent. Rule: docs/rules/ranking.md, "Featured in a publication". */
export const featureStory = defineUseCase(
  v.object({ postId: entityId, isFeatured: v.boolean() }),
  async (
    { db, clock, viewer, purger }: Needs<'db' | 'clock' | 'viewer' | 'purger'>,
    { postId, isFeatured },
  ): Promise<Result<{ id: string }, Failure<'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>>> => {
    const [actor, story, leaders] = await Promise.all([
      viewer(),
      db.first(postsByIds, JSON.stringify([postId])),
      db.all(leadersOfPost, postId),
    ])
    if (!story?.collectionId) return fail('NOT_FOUND', featuringWording.noStory)
    const collectionId = story.collectionId
    if (!can(actor, 'change', { entity: 'collection', collection: { id: collectionId }, leaders }))
      return fail('FORBIDDEN', featuringWording.editorsOnly)
    if (isFeatured && story.isListed !== 1) return fail('CONFLICT', featuringWording.notListed)
    const now = clock.now()
    const tags = [purger.names.post(postId), purger.names.collection(collectionId)]
    await db.write([
      isFeatured ? feature(postId, collectionId, now) : unfeature(postId, collectionId),
      ...purger.statements(tags, { now }),
    ])
    await purger.request()
    return ok({ id: postId })
  },
)
