import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { collectionCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { archive } from '../../services/newsletter/archive'
import { findNewsletter } from '../../services/newsletter/find-newsletter'
import { newsletterPath } from '../../services/newsletter/newsletter-path'
import { storyAddress } from '../../services/post/address'
import { parseInput } from '../../services/use-case'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { jsonAnswer } from '../files/json'

/** How long a page of the archive may be cached, in seconds, as for pages. */
const MAX_AGE = 60

const Query = v.object({ after: v.optional(cursor) })

/**
 * GET `/_api/newsletters/{newsletterV3Id}/posts`: the stories that a newsletter has sent, newest first. Rule:
 * docs/rules/newsletters.md, "The archive".
 */
export const newsletterPosts: Endpoint = async ({ request, url, params, origin, reader, tags }) => {
  const newsletter = await findNewsletter(reader, params.newsletterV3Id ?? '')
  if (!newsletter) return undefined
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const { id, name, description, rhythm, user, collection } = newsletter
  const { items, next } = await archive(reader, id, { to: query.value.after ?? null })
  if (user) tags.add(userCacheTag(user.id))
  if (collection) tags.add(collectionCacheTag(collection.id))
  for (const { post } of items) tags.add(postCacheTag(post.id))
  const posts = await Promise.all(
    items.map(async ({ sentAt, post }) => ({
      id: post.id,
      title: post.title,
      subtitle: post.subtitle,
      url: await storyAddress(reader, post, origin),
      sentAt: new Date(sentAt).toISOString(),
    })),
  )
  const facts = { id, name, description, rhythm, url: origin + newsletterPath(newsletter) }
  return jsonAnswer(request, { newsletter: facts, posts, next: next?.to ?? null }, { maxAge: MAX_AGE })
}
