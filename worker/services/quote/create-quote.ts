import * as v from 'valibot'
import { paragraphName } from '../../../schema/inputs/post-note'
import { quotedWords, quoteKey, textOffset } from '../../../schema/inputs/quote'
import { charactersIn, entityId } from '../../../schema/inputs/text'
import { type Anchor, anchorOf, findAnchor, type Passage } from '../../../schema/rules/anchors'
import { onOneLine } from '../../../schema/rules/clean-text'
import { MAX_HIGHLIGHT } from '../../../schema/rules/limits'
import { MOST_QUOTED, MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { notQuotable, placesOf } from '../../../schema/story/quotable'
import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { quoteById, quoteOfPassage, quotesByKeys } from '../../data/quote/queries'
import { type Quote, quotesKey } from '../../data/quote/rows'
import { insertQuote, isQuotedAlready, keepQuote } from '../../data/quote/writes'
import { usersByIds } from '../../data/user/queries'
import { type Barred, barred, barrierTo } from '../block/barrier'
import { tooFast } from '../newcomer/limit-newcomer'
import { quoted } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { authorsOf } from '../post/co-authors'
import { readableBody } from '../post/readable-body'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failure, fail, failed, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { notInOwnName } from '../viewer/own-name'
import { noMoreQuotes } from './require-quote'

type Parts = Needs<
  'db' | 'browser' | 'viewer' | 'clock' | 'newId' | 'lockouts' | 'later' | 'channels' | 'purger'
>

export type NotQuoted =
  | Barred
  | Unread
  | Failure<'UNAUTHORIZED' | 'ACCOUNT_SUSPENDED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'CONFLICT' | 'RATE_LIMITED'>

/** The viewer and a story that they may highlight. What they can't read isn't there for them. */
async function requireReader(
  parts: Parts,
  postId: string,
): Promise<Result<{ actor: Person; post: Post }, NotQuoted>> {
  const { db, viewer } = parts
  const [actor, post] = await Promise.all([viewer(), db.first(postsByIds, JSON.stringify([postId]))])
  if (!actor) return fail('UNAUTHORIZED', messages.signInFirst)
  const spoofed = notInOwnName(actor)
  if (spoofed) return spoofed
  const missing = fail('NOT_FOUND', messages.noPost, 'targetPostId')
  const unread = await whyUnread(parts, actor, post, missing)
  if (!post || unread) return unread ?? missing
  if (!can(actor, 'reachOthers', SITE)) return fail('ACCOUNT_SUSPENDED', messages.suspended)
  const [writer] = post.isListed ? [] : await db.all(usersByIds, JSON.stringify([post.creatorId]))
  return can(actor, 'quote', { entity: 'post', post, writer })
    ? ok({ actor, post })
    : fail('FORBIDDEN', messages.notOut, 'targetPostId')
}

/** Why somebody can't highlight a story for everybody, if that is because of a block. */
export async function whyApart({ db }: Needs<'db'>, actor: Person, post: Post): Promise<Barred | undefined> {
  const barrier = await barrierTo(db, actor.id, authorsOf(post))
  return barrier && !can(actor, 'quotePublicly', { entity: 'post', post, barrier })
    ? barred(barrier).failure
    : undefined
}

interface Chosen extends Passage {
  words?: string | null | undefined
}

/** A passage of a text with all that finds it again. Words that stand elsewhere by now are looked for. */
function anchorIn(body: StoryBody, { words, ...chosen }: Chosen) {
  const places = placesOf(body)
  const there = places.find(({ name }) => name === chosen.paragraph)
  const isSeen = !words || onOneLine(there?.text.slice(chosen.start, chosen.end) ?? '') === onOneLine(words)
  const passage = isSeen ? chosen : findAnchor(places, { paragraph: chosen.paragraph, words })
  if (!passage) return fail('CONFLICT', messages.noPassage, 'words')
  const paragraph = places.find(({ name }) => name === passage.paragraph)
  if (!paragraph) {
    const type = body.find(({ name }) => name === passage.paragraph)?.type
    const why = type === 'PRE' ? messages.code : type === 'MATH' ? messages.formula : messages.offsets
    return fail('BAD_REQUEST', why, 'paragraphName')
  }
  const anchor = anchorOf(paragraph, passage.start, passage.end)
  if (!anchor) return fail('BAD_REQUEST', messages.offsets, 'endOffset')
  if (charactersIn(anchor.words) > MAX_HIGHLIGHT)
    return fail('BAD_REQUEST', messages.tooLong(MAX_HIGHLIGHT), 'endOffset')
  const why = notQuotable(paragraph, passage.start, passage.end)
  return why ? fail('BAD_REQUEST', messages[why], 'startOffset') : ok(anchor)
}

/** Whether somebody with some highlights in a story may have one more now. */
async function checkLimit(parts: Parts, actor: Person, count: number) {
  const { lockouts } = parts
  if (count >= MOST_QUOTES_OF_STORY) return fail('CONFLICT', messages.tooMany(MOST_QUOTES_OF_STORY))
  const { most, windowMs } = MOST_QUOTED
  const uses = await lockouts.use('quotes', actor.id, windowMs, most)
  return uses > most ? fail('RATE_LIMITED', messages.tooOften) : tooFast(parts, actor, 'highlights')
}

/** Whether a highlight is of a passage, wherever that stood when it was highlighted. */
function isOf(quote: Quote, body: StoryBody, { paragraph, start, words }: Anchor): boolean {
  if (onOneLine(quote.words) !== onOneLine(words)) return false
  const place = findAnchor(placesOf(body), quote)
  return place?.paragraph === paragraph && place.start === start
}

/**
 * Highlights a passage of a story, for everybody or for its reader alone. The same passage again is the same
 * highlight. Rule: docs/rules/highlights.md, "Highlighting".
 */
export const createQuote = defineUseCase(
  v.object({
    targetPostId: entityId,
    paragraphName,
    startOffset: textOffset,
    endOffset: textOffset,
    words: v.nullish(quotedWords),
    isPrivate: v.nullish(v.boolean()),
    key: v.nullish(quoteKey),
  }),
  async (
    parts: Parts,
    { targetPostId, paragraphName: paragraph, words, ...given },
  ): Promise<Result<Quote, NotQuoted>> => {
    const { db, clock, newId, purger } = parts
    const required = await requireReader(parts, targetPostId)
    if (!required.ok) return required
    const { actor, post } = required.value
    const body = await readableBody(db, actor, post)
    const chosen = { paragraph, start: given.startOffset, end: given.endOffset, words }
    const anchored = anchorIn(body, chosen)
    if (!anchored.ok) return anchored
    const anchor = anchored.value
    const stored = () =>
      db.first(quoteOfPassage, actor.id, post.id, anchor.paragraph, anchor.start, anchor.words)
    const mine = await db.all(quotesByKeys, JSON.stringify([quotesKey(actor.id, post.id)]))
    const before = mine.find((quote) => isOf(quote, body, anchor)) ?? (await stored())
    const key = given.key ?? newId()
    if (before?.quoteKey === key) return ok(before)
    const isPrivate = given.isPrivate ?? false
    const apart = isPrivate ? undefined : await whyApart(parts, actor, post)
    if (apart) return failed(apart)
    if (!before || before.deletedAt !== null) {
      const refused = await checkLimit(parts, actor, mine.length)
      if (refused) return refused
    }
    const now = clock.now()
    const told = authorsOf(post).filter((id) => id !== actor.id)
    const recipients = told.map((userId) => ({ userId, kind: 'highlight' as const }))
    const telling = !isPrivate
      ? notifyStatements(recipients, quoted(post.id, actor.id, now), now)
      : before
        ? (await noMoreQuotes(db, actor, post, now, before.id)).statements
        : []
    const row = {
      id: newId(),
      postId: post.id,
      userId: actor.id,
      quoteKey: key,
      isPrivate,
      ...anchor,
      createdAt: now,
    }
    try {
      await db.write([
        before ? keepQuote(before.id, isPrivate ? 1 : 0, key) : insertQuote(row),
        ...telling,
        ...purger.statements([purger.names.userQuotes(actor.id)], { now }),
      ])
    } catch (error) {
      // The same passage, pressed in two tabs at once.
      if (!isQuotedAlready(error)) throw error
    }
    await purger.request()
    if (telling.length > 0) parts.later(tellTabs(parts, told))
    const quote = before ? await db.first(quoteById, before.id) : await stored()
    return quote ? ok(quote) : fail('NOT_FOUND', messages.noQuote)
  },
)
