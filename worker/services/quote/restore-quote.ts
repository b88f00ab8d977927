import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_QUOTE_KEPT } from '../../../schema/rules/quotes'
import { quoteMessages } from '../../../schema/wording/quote-messages'
import type { Quote } from '../../data/quote/rows'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted } from './require-quote'

/** Takes back that one's own highlight was deleted, for a day. Idempotent. */
export const restoreQuote = defineUseCase(
  v.object({ quoteId: entityId }),
  async (parts: QuoteParts, { quoteId }): Promise<Result<Quote, NoQuote>> => {
    const found = await requireQuote(parts, quoteId)
    if (!found.ok || found.value.deletedAt === null) return found
    return found.value.deletedAt <= parts.clock.now() - DELETED_QUOTE_KEPT
      ? fail('NOT_FOUND', quoteMessages.noQuote, 'quoteId')
      : ok(await setDeleted(parts, found.value, null))
  },
)
