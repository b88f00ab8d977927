import * as v from 'valibot'
import { MAX_REASON } from '../rules/moderation'
import { moderationWording } from '../wording/moderation'
import { atMost, limit } from './text'

/** Why staff does something. Rule: docs/rules/moderation.md, "Acts". */
export const reason = v.pipe(
  v.string(),
  limit(`1 to ${MAX_REASON} characters.`),
  v.transform((text) => text.trim()),
  v.nonEmpty(moderationWording.reason.missing),
  atMost(MAX_REASON, moderationWording.reason.tooLong(MAX_REASON)),
)
