import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { FOLLOWERS_PAGE_SIZE } from '../../../schema/rules/limits'
import { codeWording } from '../../../schema/wording/codes'
import type { Post } from '../../data/post/rows'
import { clapsCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { clapperFacts } from '../../services/clap/clapper-facts'
import { type ClapperOrder, clappers } from '../../services/clap/lists'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { jsonAnswer } from '../files/json'
import { openPost } from './open-post'

/** How long the list may be cached, in seconds, as for pages. */
const MAX_AGE = 60

const Query = v.object({ after: v.optional(cursor) })

/** A page of a story's clappers as the viewer sees them, which is for nobody else if somebody is signed in. */
async function answerWith(
  { request, url, origin, reader, tags, viewer }: EndpointContext,
  post: Post,
  order: ClapperOrder,
  isFollowed = false,
): Promise<Response> {
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const actor = await viewer()
  if (isFollowed && !actor)
    return failureResponse({ code: 'UNAUTHORIZED', field: null, message: codeWording.signInFirst })
  const { id, clapCount } = post
  const paging = { limit: FOLLOWERS_PAGE_SIZE, to: query.value.after ?? null }
  const page = await clappers(reader.db, { kind: 'post', id }, order, actor, paging, isFollowed)
  const facts = {
    clapCount,
    clappers: page.items.map((clapper) => clapperFacts(origin, clapper)),
    next: page.next?.to ?? null,
  }
  if (actor) return Response.json(facts, { headers: { 'cache-control': 'private, no-store' } })
  tags.add(postCacheTag(id), clapsCacheTag(id), userCacheTag(post.creatorId))
  for (const clapper of page.items) tags.add(userCacheTag(clapper.id))
  return jsonAnswer(request, facts, { maxAge: MAX_AGE })
}

/** GET `/p/{postId}/upvotes`: who has clapped for a story, the newest first. Rule: docs/rules/claps.md, "As data". */
export const listPostUpvotes: Endpoint = async (context) => {
  const post = await openPost(context)
  return post instanceof Response ? post : post && answerWith(context, post, 'newest')
}

/** GET `/p/{postId}/info/{order}/{filter}`: the same in another order, or only those whom the viewer follows. */
export const showPostInfoPage: Endpoint = async (context) => {
  const { order, filter } = context.params
  const post = await openPost(context)
  if (!post || post instanceof Response) return post
  return answerWith(context, post, order as ClapperOrder, filter === 'following')
}
