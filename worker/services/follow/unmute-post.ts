import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { followMessages } from '../../../schema/wording/follow-messages'
import { unmuteEntity } from '../../data/follow/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireViewer } from './require-follower'

/** Shows a story in the viewer's lists again. Idempotent. */
export const unmutePost = defineUseCase(
  v.object({ targetPostId: entityId }),
  async (
    { db, viewer }: Needs<'db' | 'viewer'>,
    { targetPostId },
  ): Promise<Result<Post, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const asking = await requireViewer({ viewer })
    if (!asking.ok) return asking
    await db.write([unmuteEntity(asking.value.id, 'post', targetPostId)])
    const post = await db.first(postsByIds, JSON.stringify([targetPostId]))
    if (!post || !can(asking.value, 'see', { entity: 'post', post })) {
      return fail('NOT_FOUND', followMessages.noPost, 'targetPostId')
    }
    return ok(post)
  },
)
