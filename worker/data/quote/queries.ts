import { and, desc, eq, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { quote } from '../../../schema/tables/quote'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { postFieldsAndNamed } from '../post/brought'
import { canBeOpened } from '../post/opened'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, selectDistinct } from '../sql/query'
import { isOfShownUser, isShownUser } from '../user/shown'
import { quoteFields } from './rows'

const isThere = isNull(quote.deletedAt)
/** A public highlight, as the index has it. */
const isPublic = and(isThere, eq(quote.isPrivate, sql`0`))

export const quoteById = query('quoteById', (id: Param<string>) =>
  select(quoteFields).from(quote).where(eq(quote.id, id)),
)

/** Public highlights, by a JSON list of their ids. */
export const publicQuotesByIds = query('publicQuotesByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(quoteFields)
    .from(keys.from)
    .crossJoin(quote)
    .where(and(eq(quote.id, keys.value), isPublic, isOfShownUser(quote.userId)))
})

/** A person's highlights of some words that stood at a place, deleted or not: in other versions, of other sentences. */
export const quotesAt = query(
  'quotesAt',
  (
    userId: Param<string>,
    postId: Param<string>,
    paragraph: Param<string>,
    start: Param<number>,
    words: Param<string>,
    limit: Param<number>,
  ) =>
    select({ ...quoteFields, quoteKey: quote.quoteKey })
      .from(indexedBy(quote, 'quote_of_passage'))
      .where(
        and(
          eq(quote.userId, userId),
          eq(quote.postId, postId),
          eq(quote.paragraph, paragraph),
          sql`${quote.start} = ${start}`,
          eq(quote.words, words),
        ),
      )
      .limit(limit),
)

/** The highlights of people in stories. Parameter: JSON list of keys (`quotesKey`). */
export const selectQuotes = (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  return select({ ...quoteFields, quoteKey: quote.quoteKey, key: value })
    .from(from)
    .crossJoin(indexedBy(quote, 'quote_of_passage'))
    .where(and(eq(quote.userId, part('$[0]')), eq(quote.postId, part('$[1]')), isThere))
}
export const quotesByKeys = query('quotesByKeys', selectQuotes)

/** The public highlights of a story as somebody sees them, or a visitor by an empty id; the newest first. */
export const quotesOfPost = query(
  'quotesOfPost',
  (postId: Param<string>, viewerId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(quoteFields)
      .from(indexedBy(quote, 'quote_of_post'))
      .innerJoin(user, and(eq(user.id, quote.userId), isShownUser))
      .where(
        and(
          eq(quote.postId, postId),
          isPublic,
          not(areApart(viewerId, quote.userId)),
          before([quote.createdAt, quote.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(quote.createdAt), desc(quote.id))
      .limit(limit),
)

/** @param words what of the highlight is searched, besides the title of its story. */
const has = (search: Param<string>, words: SQLWrapper = quote.words): SQL =>
  sql`instr(lower(${words} || ' ' || ${post.title}), lower(${search})) > 0`

/** The words of a highlight for those who can read all of its story; for others none, so that no search finds them. */
const readableWords = (viewerId: Param<string>, isMember: Param<0 | 1>): SQL =>
  sql`iif(${or(
    eq(post.access, 'public'),
    sql`${isMember} = 1`,
    sql`${post.creatorId} = ${viewerId}`,
    // Quoted, since a visitor's id is empty, and that is in every text.
    sql`instr(${post.coAuthorIds}, '"' || ${viewerId} || '"') > 0`,
  )}, ${quote.words}, '')`

/** Which highlights of a person are on a page. */
const onPage = (userId: Param<string>, [createdAt, id]: Page, more?: SQL) =>
  and(eq(quote.userId, userId), isThere, more, before([quote.createdAt, quote.id], [createdAt, id]))

const ofPerson = (userId: Param<string>, page: Page, isShown: SQL | undefined, more?: SQL) =>
  select(quoteFields)
    .from(indexedBy(quote, 'quote_of_user'))
    .innerJoin(post, and(eq(post.id, quote.postId), isShown))
    .where(onPage(userId, page, more))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(page[2])

/** A person's public highlights in listed stories that contain some words, as somebody sees them; the newest first. */
export const publicQuotesOf = query(
  'publicQuotesOf',
  (
    userId: Param<string>,
    viewerId: Param<string>,
    isMember: Param<0 | 1>,
    search: Param<string>,
    ...page: Page
  ) =>
    ofPerson(
      userId,
      page,
      eq(post.isListed, true),
      and(
        eq(quote.isPrivate, false),
        not(areApart(viewerId, userId)),
        has(search, readableWords(viewerId, isMember)),
      ),
    ),
)

/** The stories that aren't listed among those of a person's next public highlights. */
export const unlistedWithQuotesOf = query(
  'unlistedWithQuotesOf',
  (userId: Param<string>, ...[createdAt, id, limit]: Page) => {
    const next = select({ postId: quote.postId })
      .from(indexedBy(quote, 'quote_of_user'))
      .where(and(eq(quote.userId, userId), isPublic, before([quote.createdAt, quote.id], [createdAt, id])))
      .orderBy(desc(quote.createdAt), desc(quote.id))
      .limit(limit)
      .as('next')
    return selectDistinct({ id: post.id })
      .from(next)
      .innerJoin(post, and(eq(post.id, next.postId), eq(post.isListed, false)))
  },
)

/** A person's own highlights that contain some words, in stories that they can open in a country. */
export const ownQuotes = query(
  'ownQuotes',
  (userId: Param<string>, country: Param<string | null>, search: Param<string>, ...page: Page) =>
    ofPerson(userId, page, canBeOpened(userId, country), has(search)),
)

/** The stories of the highlights that `ownQuotes` returns. */
export const postsOfOwnQuotes = query(
  'postsOfOwnQuotes',
  (userId: Param<string>, country: Param<string | null>, search: Param<string>, ...page: Page) =>
    select(postFieldsAndNamed)
      .from(indexedBy(quote, 'quote_of_user'))
      .innerJoin(post, and(eq(post.id, quote.postId), canBeOpened(userId, country)))
      .where(onPage(userId, page, has(search)))
      .orderBy(desc(quote.createdAt), desc(quote.id))
      .limit(page[2]),
)
