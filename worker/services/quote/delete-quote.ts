import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Quote } from '../../data/quote/rows'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted } from './require-quote'

/** Deletes one's own highlight. Idempotent. Rule: docs/rules/highlights.md, "Deleting". */
export const deleteQuote = defineUseCase(
  v.object({ quoteId: entityId }),
  async (parts: QuoteParts, { quoteId }): Promise<Result<Quote, NoQuote>> => {
    const found = await requireQuote(parts, quoteId)
    if (!found.ok || found.value.deletedAt !== null) return found
    return ok(await setDeleted(parts, found.value, parts.clock.now()))
  },
)
