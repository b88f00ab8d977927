import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { setPinnedPost, unsetPinnedPost } from '../../data/user/writes'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>

/**
 * Shows a story at the top of its writer's profile, in place of any other, or takes it from there. Idempotent. Rule:
 * docs/rules/writing.md, "Pinned stories".
 */
export const pinPost = defineUseCase(
  v.object({ postId: entityId, isPinned: v.boolean() }),
  async (
    parts: Parts,
    { postId, isPinned },
  ): Promise<Result<{ postId: string; isPinned: boolean }, NoWriter | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const own = await requireEditor(parts, postId, 'own')
    if (!own.ok) return own
    const { writer, post } = own.value
    if (isPinned && post.isListed !== 1) return fail('CONFLICT', ownStoryWording.notListed)
    const { db, clock, purger } = parts
    await db.write([
      isPinned ? setPinnedPost(writer.id, postId) : unsetPinnedPost(writer.id, postId),
      ...purger.statements([purger.names.userPinned(writer.id)], { now: clock.now() }),
    ])
    await purger.request()
    return ok({ postId, isPinned })
  },
)
