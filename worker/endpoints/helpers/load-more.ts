import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { linkTo } from '../../../schema/routes/links'
import type { Database } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { collectionCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import type { PageOf, Paging } from '../../services/paging'
import { ALWAYS } from '../../services/period'
import { postFacts } from '../../services/post/facts'
import {
  archiveOfCollection,
  ofCollection,
  ofCollectionTagged,
  trendingOfCollection,
} from '../../services/post/lists'
import { parseInput } from '../../services/use-case'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { jsonAnswer } from '../files/json'

const MAX_AGE = 60

const Query = v.object({
  after: v.optional(cursor),
  topic: v.optional(v.pipe(v.string(), v.toLowerCase())),
  orderBy: v.optional(v.string()),
})

/** Ordered like the publication's own pages: newest first unless `orderBy` or `topic` says otherwise. */
function read(
  db: Database,
  id: string,
  { topic, orderBy }: v.InferOutput<typeof Query>,
  paging: Paging,
): Promise<PageOf<Post>> {
  if (topic) return ofCollectionTagged(db, id, topic, paging)
  if (orderBy === 'earliest') return archiveOfCollection(db, id, ALWAYS, paging)
  if (orderBy === 'most-popular') return trendingOfCollection(db, id, paging)
  return ofCollection(db, id, paging)
}

/** The next page of a publication's stories. Rule: docs/rules/feeds.md, "Facts of a story". */
export const collectionLoadMore: Endpoint = async ({ request, url, params, origin, reader, tags }) => {
  const asked = params.collectionSlug ?? ''
  const collection = await reader.collectionsBySlug.load(asked.toLowerCase())
  if (!collection) return undefined
  const { id, slug } = collection
  if (slug !== asked) {
    const location = linkTo('CollectionLoadMore', { collectionSlug: slug }) + url.search
    return new Response(null, { status: 301, headers: { location } })
  }
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  tags.add(collectionCacheTag(id))
  const { items, next } = await read(reader.db, id, query.value, { to: query.value.after ?? null })
  for (const post of items) tags.add(postCacheTag(post.id), userCacheTag(post.creatorId))
  const posts = await Promise.all(items.map((post) => postFacts(reader, origin, post)))
  return jsonAnswer(request, { posts, next: next?.to ?? null }, { maxAge: MAX_AGE })
}
