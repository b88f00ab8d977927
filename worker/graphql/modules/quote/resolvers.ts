import { postIdOf } from '../../../../schema/routes/post-id'
import { socialCardUrl } from '../../../../schema/rules/images'
import { quoteCard } from '../../../../schema/rules/images/card'
import { MOST_QUOTE_SEARCH, QUOTES_RANKED } from '../../../../schema/rules/quotes'
import { quoteById, quotesOfPost } from '../../../data/quote/queries'
import { type Quote, quotesKey } from '../../../data/quote/rows'
import { postCacheTag, userCacheTag, userQuotesCacheTag } from '../../../edge-cache/tags'
import { FROM_TOP, type PageOf, type Paging } from '../../../services/paging'
import { VISITOR } from '../../../services/policies/actor'
import { can, viewerCan } from '../../../services/policies/can'
import { postWithWriter } from '../../../services/post/post-thing'
import { shownBody } from '../../../services/post/shown-body'
import { whyWithheld } from '../../../services/post/why-hidden'
import { publicQuotesBy, publicQuotesIn, quotesFor } from '../../../services/quote/lists'
import { topQuotes } from '../../../services/quote/top-quotes'
import type { GraphQLContext } from '../../context'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { isReadable } from '../post/readable'
import { showReadableById } from '../post/show'

/** Marks the answer as showing these highlights. */
function tagQuotes({ tags }: GraphQLContext, quotes: readonly Quote[]): void {
  for (const { postId, userId } of quotes) tags.add(postCacheTag(postId), userCacheTag(userId))
}

/** Whether the viewer may read the words of a highlight. */
async function mayRead(quote: Quote, context: GraphQLContext): Promise<boolean> {
  const { reader, viewer } = context
  const post = required(await reader.posts.load(quote.postId), 'post', quote.postId)
  if (!(await isReadable(context, post))) return can(await viewer(), 'own', { entity: 'quote', quote })
  return viewerCan(viewer, 'read', { entity: 'quote', quote, post })
}

/** What a search among highlights looks for. */
const wordsOf = (search: string | null | undefined): string => (search ?? '').slice(0, MOST_QUOTE_SEARCH)

/** A page of somebody's own highlights, private ones too. */
const ownQuotesOf = async (
  { reader, parts }: GraphQLContext,
  userId: string,
  search: string | null | undefined,
  paging: Paging | null | undefined,
) => {
  const { posts, ...page } = await quotesFor(
    reader.db,
    userId,
    parts.browser.country,
    wordsOf(search),
    paging,
  )
  for (const post of posts) reader.posts.prime(post.id, post)
  return page
}

/** The public highlight that an id names, if the viewer may know of it and of its story, which may be named too. */
async function publicQuote(
  context: GraphQLContext,
  postId: string | undefined,
  quoteId: string,
): Promise<Quote | null> {
  const { parts, reader, tags, viewer } = context
  const asked = reader.db.first(quoteById, quoteId)
  const [quote, post] = await Promise.all([asked, reader.posts.load(postId ?? (await asked)?.postId ?? '')])
  if (!quote || !post || quote.postId !== post.id) return null
  tags.add(userQuotesCacheTag(quote.userId))
  if (quote.isPrivate === 1) return null
  if (post.withheldIn !== null) tags.dependOnPlace()
  if (await whyWithheld(post, viewer, () => parts.browser.country)) return null
  tagQuotes(context, [quote])
  // The writer, whom the highlight's picture names, is read in any case.
  const [{ writer }] = await Promise.all([postWithWriter(reader, post), reader.users.load(post.creatorId)])
  return (await viewerCan(viewer, 'see', { entity: 'quote', quote, post, writer })) ? quote : null
}

/** Highlights. Rules: docs/rules/highlights.md. */
export const quoteResolvers: Resolvers = {
  Query: {
    quote: (_root, { postId, quoteId }, context) =>
      publicQuote(context, postId ? (postIdOf(postId) ?? '') : undefined, quoteId),
  },
  Post: {
    quotesConnection: async (post, { paging }, context) => {
      const page = await publicQuotesIn(context.reader.db, post.id, await context.viewer(), paging)
      tagQuotes(context, page.items)
      return connection('quotes', page)
    },
    topQuotes: async (post, _args, context) => {
      const { parts, reader, viewer } = context
      if (!(await viewerCan(viewer, 'readWhole', { entity: 'post', post }))) return []
      if (!(await isReadable(context, post))) return []
      const [quotes, body] = await Promise.all([
        reader.db.all(quotesOfPost, post.id, '', ...FROM_TOP, QUOTES_RANKED),
        post.versionId ? shownBody(reader, parts.pictureKeys, post.versionId) : [],
      ])
      const top = topQuotes(quotes, body)
      tagQuotes(
        context,
        top.map(({ quote }) => quote),
      )
      return top
    },
  },
  PostViewerEdge: {
    canQuote: async (post, _args, { reader, viewer }) =>
      can(await viewer(), 'quote', await postWithWriter(reader, post)),
    quotes: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      if (!actor) return []
      // The writer, whom the pictures name, is read along with them.
      const [quotes] = await Promise.all([
        reader.quotes.load(quotesKey(actor.id, post.id)),
        reader.users.load(post.creatorId),
      ])
      return quotes
    },
  },
  Viewer: {
    quotesConnection: async (user, { search, paging }, context) =>
      connection('quotes', await ownQuotesOf(context, user.id, search, paging)),
  },
  User: {
    quotesConnection: async (user, { search, paging }, context) => {
      context.tags.add(userQuotesCacheTag(user.id))
      if (!can(VISITOR, 'list', { entity: 'user', user }))
        return connection('quotes', { items: [], next: null })
      const actor = await context.viewer()
      const isOwner = actor?.id === user.id
      const page: PageOf<Quote> & { unlisted?: readonly string[] } = isOwner
        ? await ownQuotesOf(context, user.id, search, paging)
        : await publicQuotesBy(context.reader.db, user.id, actor, wordsOf(search), paging)
      tagQuotes(context, page.items)
      context.tags.add(...(page.unlisted ?? []).map(postCacheTag))
      return connection('quotes', page)
    },
  },
  Quote: {
    post: ({ postId }, _args, context) => showReadableById(context, postId),
    user: async ({ userId }, _args, { reader }) => required(await reader.users.load(userId), 'user', userId),
    words: async (quote, _args, context) => ((await mayRead(quote, context)) ? quote.words : null),
    before: async (quote, _args, context) => ((await mayRead(quote, context)) ? quote.before : ''),
    after: async (quote, _args, context) => ((await mayRead(quote, context)) ? quote.after : ''),
    paragraphName: ({ paragraph }) => paragraph,
    startOffset: ({ start }) => start,
    isPrivate: ({ isPrivate }) => isPrivate === 1,
    cardUrl: async (quote, _args, { reader }) => {
      const post = required(await reader.posts.load(quote.postId), 'post', quote.postId)
      const writer = await reader.users.load(post.creatorId)
      // A picture is the same for everybody, wherever they are.
      if (!writer || post.withheldIn !== null) return null
      const thing = { entity: 'quote', quote, post, writer } as const
      if (!can(VISITOR, 'see', thing) || !can(VISITOR, 'read', thing)) return null
      const card = quoteCard(quote.words, writer.name, post.title)
      return socialCardUrl({ kind: 'quote', id: quote.id }, card)
    },
  },
}
