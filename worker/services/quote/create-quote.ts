import * as v from 'valibot'
import { paragraphName } from '../../../schema/inputs/post-note'
import { quotedWords, quoteKey, textOffset } from '../../../schema/inputs/quote'
import { entityId } from '../../../schema/inputs/text'
import type { Anchor } from '../../../schema/rules/anchors'
import { MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import { type People, readPeople } from '../../data/people'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { quotesAt } from '../../data/quote/queries'
import type { Quote, SentQuote } from '../../data/quote/rows'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { postWithWriter } from '../post/post-thing'
import { readableBody } from '../post/readable-body'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { notInOwnName } from '../viewer/own-name'
import { anchorIn, type Chosen } from './passage'
import { changeQuote, type NotStored, storeQuote } from './store-quote'

type Parts = Needs<
  'db' | 'browser' | 'viewer' | 'clock' | 'newId' | 'lockouts' | 'later' | 'channels' | 'purger'
>

export type NotQuoted = NotStored | Unread | Failure<'UNAUTHORIZED' | 'ACCOUNT_SUSPENDED' | 'BAD_REQUEST'>

/** A passage of a story that somebody may highlight. */
interface Place {
  post: Post
  body: StoryBody
  anchor: Required<Anchor>
}

/**
 * The passage that somebody has chosen. What they can't read isn't there for them.
 *
 * @param isKept whether they have highlighted words at this very place.
 */
async function requirePlace(
  parts: Parts,
  actor: Person,
  post: Post | undefined,
  people: People,
  chosen: Chosen,
  isKept: boolean,
): Promise<Result<Place, NotQuoted>> {
  const { db } = parts
  const missing = fail('NOT_FOUND', messages.noPost, 'targetPostId')
  const unread = await whyUnread(parts, actor, post, missing, people)
  if (!post || unread) return unread ?? missing
  if (!can(actor, 'quote', await postWithWriter(people, post)))
    return can(actor, 'reachOthers', SITE)
      ? fail('FORBIDDEN', messages.notOut, 'targetPostId')
      : fail('ACCOUNT_SUSPENDED', messages.suspended)
  const body = await readableBody(db, actor, post)
  const anchored = anchorIn(body, chosen, isKept)
  return anchored.ok ? ok({ post, body, anchor: anchored.value }) : anchored
}

/** Somebody's highlight whose words and place are the very ones that they name; rather one that everybody sees. */
async function quoteNamed(
  { db }: Parts,
  actor: Person,
  post: Post,
  { paragraph, endParagraph, start, end, words }: Chosen,
): Promise<SentQuote | undefined> {
  if (!words || (endParagraph === undefined && end - start !== words.length)) return undefined
  const quotes = await db.all(quotesAt, actor.id, post.id, paragraph, start, words, MOST_QUOTES_OF_STORY)
  const live = quotes.filter(({ deletedAt }) => deletedAt === null)
  return live.find((quote) => quote.isPrivate === 0) ?? live[0]
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
    endParagraphName: v.nullish(
      v.pipe(
        paragraphName,
        v.description('The paragraph that `endOffset` counts in, if that is a later one.'),
      ),
    ),
    words: v.nullish(quotedWords),
    isPrivate: v.nullish(v.boolean()),
    key: v.nullish(quoteKey),
  }),
  async (
    parts: Parts,
    {
      targetPostId,
      paragraphName: paragraph,
      endParagraphName: last,
      startOffset: start,
      endOffset: end,
      words,
      key,
      ...given
    },
  ): Promise<Result<Quote, NotQuoted>> => {
    const { db, viewer } = parts
    const [actor, post] = await Promise.all([viewer(), db.first(postsByIds, JSON.stringify([targetPostId]))])
    if (!actor) return fail('UNAUTHORIZED', messages.signInFirst)
    const spoofed = notInOwnName(actor)
    if (spoofed) return spoofed
    const people = readPeople(db)
    const isOfSeveral = last != null && last !== paragraph
    const chosen = { paragraph, start, end, words, ...(isOfSeveral ? { endParagraph: last } : {}) }
    const isPrivate = given.isPrivate ?? false
    const kept = isPrivate && post ? await quoteNamed(parts, actor, post, chosen) : undefined
    const place = await requirePlace(parts, actor, post, people, chosen, kept !== undefined)
    if (place.ok) {
      const { body, anchor } = place.value
      return storeQuote(parts, { actor, post: place.value.post, isPrivate, key, people }, body, anchor)
    }
    // What everybody sees can be taken back, whatever became of its words and of the story.
    return post && kept ? changeQuote(parts, { actor, post, isPrivate, key, people }, kept, 0) : place
  },
)
