import * as v from 'valibot'
import { quoteKey } from '../../../schema/inputs/quote'
import { entityId } from '../../../schema/inputs/text'
import type { Quote } from '../../data/quote/rows'
import { isSentAgain, rememberSending } from '../block/sendings'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted } from './require-quote'

/**
 * Deletes one's own highlight. Idempotent; with a key, also after the highlight has been restored. Rule:
 * docs/rules/highlights.md, "Deleting".
 */
export const deleteQuote = defineUseCase(
  v.object({ quoteId: entityId, key: v.nullish(quoteKey) }),
  async (parts: QuoteParts, { quoteId, key }): Promise<Result<Quote, NoQuote>> => {
    const required = await requireQuote(parts, quoteId)
    if (!required.ok) return required
    const { quote, actor } = required.value
    const sending = { senderId: actor.id, targetId: quoteId, action: 'delete-quote', key } as const
    if (quote.deletedAt !== null || (await isSentAgain(parts.db, sending))) return ok(quote)
    const now = parts.clock.now()
    return ok(await setDeleted(parts, required.value, now, rememberSending(sending, now)))
  },
)
