import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_QUOTE_KEPT } from '../../../schema/rules/quotes'
import { quoteMessages } from '../../../schema/wording/quote-messages'
import type { Quote } from '../../data/quote/rows'
import type { Barred } from '../block/barrier'
import type { Needs } from '../parts'
import { whyUnread } from '../post/why-unread'
import { fail, failed, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted, whyApart } from './require-quote'

/** Takes back that one's own highlight was deleted, for a day, while its story can be read. Idempotent. */
export const restoreQuote = defineUseCase(
  v.object({ quoteId: entityId }),
  async (parts: QuoteParts & Needs<'browser'>, { quoteId }): Promise<Result<Quote, NoQuote | Barred>> => {
    const required = await requireQuote(parts, quoteId)
    if (!required.ok) return required
    const { quote, post, actor } = required.value
    const { deletedAt } = quote
    const none = fail('NOT_FOUND', quoteMessages.noQuote, 'quoteId')
    if (await whyUnread(parts, actor, post, none)) return none
    if (deletedAt === null) return ok(quote)
    if (deletedAt <= parts.clock.now() - DELETED_QUOTE_KEPT) return none
    const apart = quote.isPrivate ? undefined : await whyApart(parts, actor, post)
    return apart ? failed(apart) : ok(await setDeleted(parts, required.value, null))
  },
)
