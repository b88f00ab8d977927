import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { decideOnAuthor } from './decide-on-author'
import type { ModerationParts } from './decide-on-person'

/** Takes back that somebody is a verified book author, and hides their books. Idempotent. */
export const unverifyBookAuthor = defineUseCase(
  v.object({ userId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnAuthor(parts, given, 'UNVERIFY_AUTHOR'),
)
