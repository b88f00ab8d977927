import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { moderationWording } from '../../../schema/wording/moderation'
import { stateBeforeTakeDown } from '../../data/moderation/acts'
import type { Post } from '../../data/post/rows'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { changeState, storyById } from './change-state'
import type { DecisionFailure, ModerationParts } from './decide-on-user'
import { requireModerator } from './require-moderator'

/**
 * Puts a story back where it was before staff took it down. Idempotent. A story whose text is gone, because its
 * writer's account was removed, can't be restored.
 */
export const restorePost = defineUseCase(
  v.object({ postId: entityId, reason }),
  async (parts: ModerationParts, { postId, reason }): Promise<Result<{ id: string }, DecisionFailure>> => {
    const staff = await requireModerator(parts)
    if (!staff.ok) return staff
    const before = await storyById(parts, postId)
    if (!before.ok) return before
    if (before.value.state !== 'removed') return ok({ id: postId })
    const formerly = await parts.db.first(stateBeforeTakeDown, postId)
    if (!formerly?.state || before.value.newestVersionId === null)
      return fail('CONFLICT', moderationWording.nothingToRestore)
    return changeState(parts, {
      action: 'RESTORE',
      staff: staff.value,
      before: before.value,
      state: formerly.state as Post['state'],
      reason,
    })
  },
)
