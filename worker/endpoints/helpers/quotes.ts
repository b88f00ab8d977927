import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { QUOTES_AT_ONCE } from '../../../schema/rules/quotes'
import type { Post } from '../../data/post/rows'
import type { Quote } from '../../data/quote/rows'
import { can } from '../../services/policies/can'
import { createQuote } from '../../services/quote/create-quote'
import { publicQuotesIn } from '../../services/quote/lists'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readInput } from '../read-input'
import { openPost } from './open-post'

const HEADERS = { 'cache-control': 'private, no-store' }

/** A highlight as programs get it; its words for those who may read them. */
async function quoteJson({ reader, viewer, origin }: EndpointContext, post: Post, quote: Quote) {
  const [user, actor] = await Promise.all([reader.users.load(quote.userId), viewer()])
  const isReadable = can(actor, 'read', { entity: 'quote', quote, post })
  const params = { postId: post.id, quoteId: quote.id }
  return {
    id: quote.id,
    postId: post.id,
    user: user ? { id: user.id, username: user.username, name: user.name } : null,
    words: isReadable ? quote.words : null,
    paragraphName: quote.paragraph,
    startOffset: quote.start,
    isPrivate: quote.isPrivate === 1,
    createdAt: quote.createdAt,
    ...(quote.isPrivate === 1 ? {} : { url: origin + linkTo('ShowPostQuote', params) }),
  }
}

const Query = v.object({ after: v.optional(cursor) })

/** GET `/p/{postId}/quotes`: a story's public highlights, 25 at a time. Rule: docs/rules/highlights.md, "As data". */
export const listPostQuotes: Endpoint = async (context) => {
  const post = await openPost(context)
  if (!post || post instanceof Response) return post
  const query = parseInput(Query, Object.fromEntries(context.url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const paging = { limit: QUOTES_AT_ONCE, to: query.value.after ?? null }
  const page = await publicQuotesIn(context.reader.db, post.id, await context.viewer(), paging)
  const quotes = await Promise.all(page.items.map((quote) => quoteJson(context, post, quote)))
  return Response.json({ quotes, next: page.next?.to ?? null }, { headers: HEADERS })
}

const { targetPostId: _story, ...given } = createQuote.input.entries
const Given = v.object(given)

const BODY = {
  most: 10_000,
  usage:
    'Send {"paragraphName": "…", "startOffset": 0, "endOffset": 10} as JSON, with isPrivate and key if needed.',
}

/** POST `/_/p/{id}/quotes/create`: highlights a passage of a story, as `createQuote` does. */
export const createPostQuote: Endpoint = async (context) => {
  const { request, url, parts, reader } = context
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const input = await readInput(request, Given, BODY)
  if (!input.ok) return inputResponse(input.failure)
  const targetPostId = postIdOf(context.params.id ?? '') ?? ''
  const result = await createQuote(parts, { targetPostId, ...input.value })
  if (!result.ok) return failureResponse(result.failure)
  const post = await reader.posts.load(targetPostId)
  if (!post) return undefined
  const quote = await quoteJson(context, post, result.value)
  return Response.json({ success: true, quote }, { headers: HEADERS })
}
