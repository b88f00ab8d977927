import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { followMessages } from '../../../schema/wording/follow-messages'
import { muteEntity } from '../../data/follow/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireViewer } from './require-follower'

/** Keeps a story out of the viewer's lists: "Show fewer like this". Idempotent. */
export const mutePost = defineUseCase(
  v.object({ targetPostId: entityId }),
  async (
    { db, clock, viewer }: Needs<'db' | 'clock' | 'viewer'>,
    { targetPostId },
  ): Promise<Result<Post, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const asking = await requireViewer({ viewer })
    if (!asking.ok) return asking
    const post = await db.first(postsByIds, JSON.stringify([targetPostId]))
    if (!post || !can(asking.value, 'see', { entity: 'post', post })) {
      return fail('NOT_FOUND', followMessages.noPost, 'targetPostId')
    }
    await db.write([muteEntity(asking.value.id, 'post', targetPostId, clock.now())])
    return ok(post)
  },
)
