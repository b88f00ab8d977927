import * as v from 'valibot'
import { responseDeltas, responseKey, responseText } from '../../../schema/inputs/response'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Post } from '../../data/post/rows'
import { requireWriter } from '../draft/require-writer'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findAnswered, isResponseOut } from './discussion'
import type { ResponseParts } from './parts'
import { type NotResponded, respond } from './respond'

/** Responds to a story, or answers a response. Rule: docs/rules/responses.md, "Writing". */
export const publishPostResponse = defineUseCase(
  v.object({
    inResponseToPostId: entityId,
    text: v.nullish(responseText),
    deltas: v.nullish(responseDeltas),
    key: v.nullish(responseKey),
  }),
  async (parts: ResponseParts, { inResponseToPostId, ...given }): Promise<Result<Post, NotResponded>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const answered = await findAnswered(parts.db, inResponseToPostId, writer.value)
    return answered && (!answered.response || isResponseOut(answered.response))
      ? respond(parts, writer.value, answered, given)
      : fail('NOT_FOUND', responseMessages.noPost, 'inResponseToPostId')
  },
)
