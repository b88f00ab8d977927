import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { decideOnAuthor } from './decide-on-author'
import type { ModerationParts } from './decide-on-person'

/** Says that somebody is the author of published books, who may then show them. Idempotent. */
export const verifyBookAuthor = defineUseCase(
  v.object({ userId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnAuthor(parts, given, 'VERIFY_AUTHOR'),
)
