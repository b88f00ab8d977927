import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { changeState, storyById } from './change-state'
import type { DecisionFailure, ModerationParts } from './decide-on-user'
import { requireModerator } from './require-moderator'

/** Takes down a story: nobody sees it any more. Idempotent. Rule: docs/rules/moderation.md, "Taking down a story". */
export const takeDownPost = defineUseCase(
  v.object({ postId: entityId, reason }),
  async (parts: ModerationParts, { postId, reason }): Promise<Result<{ id: string }, DecisionFailure>> => {
    const staff = await requireModerator(parts)
    if (!staff.ok) return staff
    const before = await storyById(parts, postId)
    if (!before.ok) return before
    if (before.value.state === 'removed') return ok({ id: postId })
    return changeState(parts, {
      action: 'TAKE_DOWN',
      staff: staff.value,
      before: before.value,
      state: 'removed',
      reason,
    })
  },
)
