import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_QUOTE_KEPT } from '../../../schema/rules/quotes'
import { quoteMessages } from '../../../schema/wording/quote-messages'
import { readPeople } from '../../data/people'
import { quotesByKeys } from '../../data/quote/queries'
import { type Quote, quotesKey } from '../../data/quote/rows'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { readableBody } from '../post/readable-body'
import { whyUnread } from '../post/why-unread'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { anchorNow, isOf } from './passage'
import { type NoQuote, type QuoteParts, requireQuote, setDeleted, whyFull } from './require-quote'

/**
 * Takes back that one's own highlight was deleted, for a day, while its story can be read. If its passage has been
 * highlighted since, that highlight counts. Idempotent.
 */
export const restoreQuote = defineUseCase(
  v.object({ quoteId: entityId }),
  async (
    parts: QuoteParts & Needs<'browser'>,
    { quoteId },
  ): Promise<Result<Quote, NoQuote | Blocked | Failure<'CONFLICT'>>> => {
    const required = await requireQuote(parts, quoteId)
    if (!required.ok) return required
    const { db, clock } = parts
    const { quote, post, actor } = required.value
    const { deletedAt } = quote
    const none = fail('NOT_FOUND', quoteMessages.noQuote, 'quoteId')
    if (await whyUnread(parts, actor, post, none)) return none
    if (deletedAt === null) return ok(quote)
    if (deletedAt <= clock.now() - DELETED_QUOTE_KEPT) return none
    const barrier = quote.isPrivate ? null : await blockBetween(readPeople(db), actor, authorsOf(post))
    if (!can(actor, 'restore', { entity: 'quote', quote, barrier }))
      return barrier ? blockedFailure(barrier) : none
    const mine = await db.all(quotesByKeys, JSON.stringify([quotesKey(actor.id, post.id)]))
    const body = await readableBody(db, actor, post)
    const anchor = anchorNow(quote, body)
    const same = anchor && mine.find((one) => isOf(one, body, anchor))
    if (same) return ok(same)
    return whyFull(mine.length) ?? ok(await setDeleted(parts, required.value, null))
  },
)
