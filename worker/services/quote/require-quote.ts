import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import { postsByIds } from '../../data/post/queries'
import { quoteById } from '../../data/quote/queries'
import type { Quote } from '../../data/quote/rows'
import { setQuoteDeleted } from '../../data/quote/writes'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** What changing a highlight takes. */
export type QuoteParts = Needs<'db' | 'clock' | 'viewer' | 'purger'>

export type NoQuote = Failure<'UNAUTHORIZED' | 'NOT_FOUND'>

/** A highlight of the viewer's, deleted or not; to others it doesn't exist. */
export async function requireQuote(
  { db, viewer }: QuoteParts,
  quoteId: string,
): Promise<Result<Quote, NoQuote>> {
  const [actor, quote] = await Promise.all([viewer(), db.first(quoteById, quoteId)])
  if (!actor) return fail('UNAUTHORIZED', messages.signInFirst)
  const [post] = quote ? await db.all(postsByIds, JSON.stringify([quote.postId])) : []
  return quote && post && can(actor, 'remove', { entity: 'quote', quote, post })
    ? ok(quote)
    : fail('NOT_FOUND', messages.noQuote, 'quoteId')
}

/** Deletes a highlight, or takes that back. */
export async function setDeleted(
  { db, purger, clock }: QuoteParts,
  quote: Quote,
  deletedAt: number | null,
): Promise<Quote> {
  await db.write([
    setQuoteDeleted(quote.id, deletedAt),
    ...purger.statements([purger.names.userQuotes(quote.userId)], { now: clock.now() }),
  ])
  await purger.request()
  return { ...quote, deletedAt }
}
