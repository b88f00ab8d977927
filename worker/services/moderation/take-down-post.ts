import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { ModerationParts } from './decide-on-person'
import { decideOnPost } from './decide-on-post'

/** Takes down a story: nobody sees it any more. Idempotent. */
export const takeDownPost = defineUseCase(
  v.object({ postId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnPost(parts, given, 'TAKE_DOWN'),
)
