import * as v from 'valibot'
import { responseDeltas, responseKey, responseText } from '../../../schema/inputs/response'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Post } from '../../data/post/rows'
import { publicQuotesByIds } from '../../data/quote/queries'
import { requireWriter } from '../draft/require-writer'
import type { Unread } from '../post/why-unread'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findAnswered } from './discussion'
import type { ResponseParts } from './parts'
import { respond } from './respond'
import { type NotPublished, whyUnanswered } from './why-not'

/** Responds to a story, or answers a response. Rule: docs/rules/responses.md, "Writing". */
export const publishPostResponse = defineUseCase(
  v.object({
    inResponseToPostId: entityId,
    inResponseToQuoteId: v.nullish(entityId),
    text: v.nullish(responseText),
    deltas: v.nullish(responseDeltas),
    key: v.nullish(responseKey),
  }),
  async (
    parts: ResponseParts,
    { inResponseToPostId, inResponseToQuoteId, ...given },
  ): Promise<Result<Post, NotPublished | Unread>> => {
    const { db } = parts
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const [answered, quote] = await Promise.all([
      findAnswered(db, inResponseToPostId),
      inResponseToQuoteId ? db.first(publicQuotesByIds, JSON.stringify([inResponseToQuoteId])) : undefined,
    ])
    const missing = fail('NOT_FOUND', responseMessages.noPost, 'inResponseToPostId')
    const unread = await whyUnanswered(parts, writer.value, answered, missing)
    if (!answered || unread) return unread ?? missing
    if (inResponseToQuoteId && quote?.postId !== answered.id)
      return fail('NOT_FOUND', responseMessages.noQuote, 'inResponseToQuoteId')
    return respond(parts, writer.value, answered, {
      ...given,
      quoteId: quote?.id,
      quoterId: quote?.userId,
    })
  },
)
