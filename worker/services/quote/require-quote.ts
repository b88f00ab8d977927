import { MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import type { Database, Statement } from '../../data/database'
import { withdrawEvents } from '../../data/notification/withdraw'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { quoteById, quotesByKeys } from '../../data/quote/queries'
import { type Quote, quotesKey } from '../../data/quote/rows'
import { setQuoteDeleted } from '../../data/quote/writes'
import { quoted } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { type Failed, type Failure, fail, ok, type Result } from '../result'

/** What changing a highlight takes. */
export type QuoteParts = Needs<'db' | 'clock' | 'viewer' | 'purger' | 'later' | 'channels'>

export type NoQuote = Failure<'UNAUTHORIZED' | 'NOT_FOUND'>

/** A highlight of somebody's own. */
export interface OwnQuote {
  actor: Person
  quote: Quote
  /** The story that it is from, which they may not be able to read any more. */
  post: Post
}

/** A highlight of the viewer's, deleted or not; to others it doesn't exist. */
export async function requireQuote(
  { db, viewer }: Needs<'db' | 'viewer'>,
  quoteId: string,
): Promise<Result<OwnQuote, NoQuote>> {
  const [actor, quote] = await Promise.all([viewer(), db.first(quoteById, quoteId)])
  if (!actor) return fail('UNAUTHORIZED', messages.signInFirst)
  const [post] = quote ? await db.all(postsByIds, JSON.stringify([quote.postId])) : []
  return quote && post && can(actor, 'remove', { entity: 'quote', quote })
    ? ok({ actor, quote, post })
    : fail('NOT_FOUND', messages.noQuote, 'quoteId')
}

/** Why somebody with some highlights in a story can't have one more in it. */
export const whyFull = (count: number): Failed<Failure<'CONFLICT'>> | undefined =>
  count >= MOST_QUOTES_OF_STORY ? fail('CONFLICT', messages.tooMany(MOST_QUOTES_OF_STORY)) : undefined

/** Withdraws the notification of those who write a story once somebody has no public highlight in it but these. */
export async function noMoreQuotes(
  db: Database,
  actor: Person,
  post: Post,
  now: number,
  except: string,
): Promise<{ statements: Statement[]; told: string[] }> {
  const mine = await db.all(quotesByKeys, JSON.stringify([quotesKey(actor.id, post.id)]))
  const told = authorsOf(post).filter((id) => id !== actor.id)
  return mine.some(({ id, isPrivate }) => id !== except && isPrivate === 0)
    ? { statements: [], told: [] }
    : { statements: withdrawEvents(told, [quoted(post.id, actor.id, now).eventKey]), told }
}

/** Deletes a highlight, or takes that back, with what those who write the story are told of it. */
export async function setDeleted(
  parts: QuoteParts,
  { actor, quote, post }: OwnQuote,
  deletedAt: number | null,
  more: readonly Statement[] = [],
): Promise<Quote> {
  const { db, purger, clock, later } = parts
  const now = clock.now()
  const people = authorsOf(post).filter((id) => id !== actor.id && quote.isPrivate === 0)
  const telling =
    deletedAt === null
      ? {
          statements: notifyStatements(
            people.map((userId) => ({ userId, kind: 'highlight' as const })),
            quoted(post.id, actor.id, now),
            now,
          ),
          told: people,
        }
      : await noMoreQuotes(db, actor, post, now, quote.id)
  await db.write([
    setQuoteDeleted(quote.id, deletedAt),
    ...more,
    ...telling.statements,
    ...purger.statements([purger.names.userQuotes(quote.userId)], { now }),
  ])
  await purger.request()
  later(tellTabs(parts, telling.told))
  return { ...quote, deletedAt }
}
