import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { ModerationParts } from './decide-on-person'
import { decideOnPost } from './decide-on-post'

/**
 * Puts a story back where it was before staff took it down. Idempotent. A story whose text is gone, because its
 * writer's account was removed, can't be restored.
 */
export const restorePost = defineUseCase(
  v.object({ postId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnPost(parts, given, 'RESTORE'),
)
