import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { ModerationParts } from './decide-on-person'
import { decideOnPost } from './decide-on-post'

/** Hides a story until staff has looked at it. Idempotent. Rule: docs/rules/moderation.md, "Taking down a story". */
export const reviewPost = defineUseCase(
  v.object({ postId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnPost(parts, given, 'REVIEW'),
)
