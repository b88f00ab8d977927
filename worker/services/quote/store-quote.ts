import type { Anchor } from '../../../schema/rules/anchors'
import { MOST_QUOTED, MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import type { Statement } from '../../data/database'
import type { People } from '../../data/people'
import type { Post } from '../../data/post/rows'
import { quoteById, quotesAt, quotesByKeys } from '../../data/quote/queries'
import { type Quote, quotesKey, type SentQuote } from '../../data/quote/rows'
import { insertQuote, isQuotedAlready, keepQuote } from '../../data/quote/writes'
import { type Blocked, blockedFailure } from '../block/barrier'
import { isSentAgain, rememberSending } from '../block/sendings'
import { tooFast } from '../newcomer/limit-newcomer'
import { quoted } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { postThing } from '../post/post-thing'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { isOf } from './passage'
import { noMoreQuotes, whyFull } from './require-quote'

type Parts = Needs<'db' | 'clock' | 'newId' | 'lockouts' | 'later' | 'channels' | 'purger'>

export type NotStored = Blocked | Failure<'FORBIDDEN' | 'CONFLICT' | 'RATE_LIMITED' | 'NOT_FOUND'>

/** What a sending asks for. */
export interface Wish {
  actor: Person
  post: Post
  isPrivate: boolean
  /** Made by the client; nothing if it made none. */
  key: string | null | undefined
  /** The authors of the story and the actor's relation to them, read from the database. */
  people: People
}

/** Why it isn't granted, if it isn't. @param count how many highlights they have in the story, if it makes one more. */
async function whyRefused(
  parts: Parts,
  { actor, post, isPrivate, people }: Wish,
  count?: number,
): Promise<Failed<NotStored> | undefined> {
  const thing = isPrivate ? undefined : await postThing(people, actor, post)
  if (thing && !can(actor, 'quotePublicly', thing))
    return thing.barrier ? blockedFailure(thing.barrier) : fail('FORBIDDEN', messages.notOut, 'targetPostId')
  if (count === undefined) return undefined
  const full = whyFull(count)
  if (full) return full
  const { most, windowMs } = MOST_QUOTED
  const uses = await parts.lockouts.use('quotes', actor.id, windowMs, most)
  return uses > most ? fail('RATE_LIMITED', messages.tooOften) : tooFast(parts, actor, 'highlights')
}

/** Writes it in one batch with what those who write the story are told. @param before the highlight, if it exists. */
async function write(
  parts: Parts,
  { actor, post, isPrivate }: Wish,
  statements: readonly Statement[],
  before?: Quote,
): Promise<void> {
  const { db, clock, purger } = parts
  const now = clock.now()
  const told = authorsOf(post).filter((id) => id !== actor.id)
  const recipients = told.map((userId) => ({ userId, kind: 'highlight' as const }))
  const telling = !isPrivate
    ? notifyStatements(recipients, quoted(post.id, actor.id, now), now)
    : before
      ? (await noMoreQuotes(db, actor, post, now, before.id)).statements
      : []
  await db.write([
    ...statements,
    ...telling,
    ...purger.statements([purger.names.userQuotes(actor.id)], { now }),
  ])
  await purger.request()
  if (telling.length > 0) parts.later(tellTabs(parts, told))
}

async function stored({ db }: Parts, quoteId: string): Promise<Result<Quote, Failure<'NOT_FOUND'>>> {
  const quote = await db.first(quoteById, quoteId)
  return quote ? ok(quote) : fail('NOT_FOUND', messages.noQuote)
}

/**
 * Makes a highlight public or private; one that was deleted comes back. Nothing, if this was sent before.
 *
 * @param count how many highlights they have in the story.
 */
export async function changeQuote(
  parts: Parts,
  wish: Wish,
  quote: SentQuote,
  count: number,
): Promise<Result<Quote, NotStored>> {
  const { actor, isPrivate, key } = wish
  const sending = { senderId: actor.id, targetId: quote.id, action: 'keep-quote', key } as const
  if (quote.quoteKey === key || (await isSentAgain(parts.db, sending))) return ok(quote)
  const refused = await whyRefused(parts, wish, quote.deletedAt === null ? undefined : count)
  if (refused) return refused
  const remembered = rememberSending(sending, parts.clock.now())
  await write(parts, wish, [keepQuote(quote.id, isPrivate ? 1 : 0), ...remembered], quote)
  return stored(parts, quote.id)
}

/** Highlights a passage of a text; one that is highlighted, or was, becomes as it is wanted. */
export async function storeQuote(
  parts: Parts,
  wish: Wish,
  body: StoryBody,
  anchor: Required<Anchor>,
): Promise<Result<Quote, NotStored>> {
  const { db, clock, newId } = parts
  const { actor, post, isPrivate } = wish
  const read = async () => {
    const isThis = (quote: Quote) => isOf(quote, body, anchor)
    const mine = await db.all(quotesByKeys, JSON.stringify([quotesKey(actor.id, post.id)]))
    const { paragraph, start, words } = anchor
    const there = () => db.all(quotesAt, actor.id, post.id, paragraph, start, words, MOST_QUOTES_OF_STORY)
    return { count: mine.length, before: mine.find(isThis) ?? (await there()).find(isThis) }
  }
  const { count, before } = await read()
  if (before) return changeQuote(parts, wish, before, count)
  const refused = await whyRefused(parts, wish, count)
  if (refused) return refused
  const id = newId()
  const quoteKey = wish.key ?? newId()
  const row = {
    id,
    postId: post.id,
    userId: actor.id,
    quoteKey,
    isPrivate,
    ...anchor,
    createdAt: clock.now(),
  }
  try {
    await write(parts, wish, [insertQuote(row)])
  } catch (error) {
    // The passage was highlighted in two tabs at once: the second request decides who sees it.
    const other = isQuotedAlready(error) ? (await read()).before : undefined
    if (!other) throw error
    return changeQuote(parts, wish, other, count)
  }
  return stored(parts, id)
}
