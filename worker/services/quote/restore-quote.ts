import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_QUOTE_KEPT } from '../../../schema/rules/quotes'
import { quoteMessages } from '../../../schema/wording/quote-messages'
import { postsByIds } from '../../data/post/queries'
import type { Quote } from '../../data/quote/rows'
import type { Barred } from '../block/barrier'
import { fail, failed, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { whyApart } from './create-quote'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted } from './require-quote'

/** Takes back that one's own highlight was deleted, for a day. Idempotent. */
export const restoreQuote = defineUseCase(
  v.object({ quoteId: entityId }),
  async (parts: QuoteParts, { quoteId }): Promise<Result<Quote, NoQuote | Barred>> => {
    const found = await requireQuote(parts, quoteId)
    if (!found.ok || found.value.deletedAt === null) return found
    const { postId, isPrivate } = found.value
    const post = isPrivate ? undefined : await parts.db.first(postsByIds, JSON.stringify([postId]))
    const actor = await parts.viewer()
    const apart = post && actor ? await whyApart(parts, actor, post) : undefined
    if (apart) return failed(apart)
    return found.value.deletedAt <= parts.clock.now() - DELETED_QUOTE_KEPT
      ? fail('NOT_FOUND', quoteMessages.noQuote, 'quoteId')
      : ok(await setDeleted(parts, found.value, null))
  },
)
