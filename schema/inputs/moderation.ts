import * as v from 'valibot'
import { MAX_REASON } from '../rules/moderation'
import { moderationWording } from '../wording/moderation'
import { limit, paragraphs } from './text'

/** Why staff does something. Rule: docs/rules/moderation.md, "Acts". */
export const reason = v.pipe(
  paragraphs(MAX_REASON, moderationWording.reason.tooLong(MAX_REASON)),
  limit(`1 to ${MAX_REASON} characters.`),
  v.nonEmpty(moderationWording.reason.missing),
)
