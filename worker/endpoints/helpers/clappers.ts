import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { FOLLOWERS_PAGE_SIZE } from '../../../schema/rules/limits'
import { codeWording } from '../../../schema/wording/codes'
import type { Post } from '../../data/post/rows'
import { clapsCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { clapperFacts } from '../../services/clap/clapper-facts'
import { type ClapperOrder, clappers } from '../../services/clap/lists'
import { publicPost } from '../../services/feeds/public-post'
import { type Actor, VISITOR } from '../../services/policies/actor'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { jsonAnswer } from '../files/json'

/** How long the list may be cached, in seconds, as for pages. */
const MAX_AGE = 60

const Query = v.object({ after: v.optional(cursor) })

/** A page of a story's clappers as everybody sees them; of those only whom a follower follows, which is for nobody else. */
async function answerWith(
  { request, url, origin, reader, tags }: EndpointContext,
  post: Post,
  order: ClapperOrder,
  follower: Actor = VISITOR,
): Promise<Response> {
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const { id, clapCount } = post
  const paging = { limit: FOLLOWERS_PAGE_SIZE, to: query.value.after ?? null }
  const page = await clappers(reader.db, { kind: 'post', id }, order, follower, paging, follower !== null)
  const facts = {
    clapCount,
    clappers: page.items.map((clapper) => clapperFacts(origin, clapper)),
    next: page.next?.to ?? null,
  }
  if (follower) return Response.json(facts, { headers: { 'cache-control': 'private, no-store' } })
  tags.add(postCacheTag(id), clapsCacheTag(id), userCacheTag(post.creatorId))
  for (const clapper of page.items) tags.add(userCacheTag(clapper.id))
  return jsonAnswer(request, facts, { maxAge: MAX_AGE })
}

/** GET `/p/{postId}/upvotes`: who has clapped for a story, the newest first. Rule: docs/rules/claps.md, "As data". */
export const listPostUpvotes: Endpoint = async (context) => {
  const post = await publicPost(context.reader, context.params.postId)
  return post && answerWith(context, post, 'newest')
}

/** GET `/p/{postId}/info/{order}/{filter}`: the same in another order, or only those whom the viewer follows. */
export const showPostInfoPage: Endpoint = async (context) => {
  const { params, reader, viewer } = context
  const post = await publicPost(reader, params.postId)
  if (!post) return undefined
  const order = params.order as ClapperOrder
  if (params.filter !== 'following') return answerWith(context, post, order)
  const actor = await viewer()
  if (!actor) return failureResponse({ code: 'UNAUTHORIZED', field: null, message: codeWording.signInFirst })
  return answerWith(context, post, order, actor)
}
