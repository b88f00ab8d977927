import { linkTo } from '../../../schema/routes/links'
import type { Database } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { collectionCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { postFacts } from '../../services/feeds/post-facts'
import { decodeCursor, type PageOf, type Paging } from '../../services/paging'
import { ALWAYS } from '../../services/period'
import {
  archiveOfCollection,
  ofCollection,
  ofCollectionTagged,
  trendingOfCollection,
} from '../../services/post/lists'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'

const MAX_AGE = 60

/** Ordered like the publication's own pages: newest first unless `orderBy` or `topic` says otherwise. */
function read(db: Database, id: string, query: URLSearchParams, paging: Paging): Promise<PageOf<Post>> {
  const topic = query.get('topic')
  if (topic) return ofCollectionTagged(db, id, topic.toLowerCase(), paging)
  if (query.get('orderBy') === 'earliest') return archiveOfCollection(db, id, ALWAYS, paging)
  if (query.get('orderBy') === 'most-popular') return trendingOfCollection(db, id, paging)
  return ofCollection(db, id, paging)
}

const noCursor = (): Response =>
  Response.json(
    { error: { code: 'BAD_CURSOR', message: 'Give as `after` what a page had as `next`.' } },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  )

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
  const after = url.searchParams.get('after')
  if (after !== null && !decodeCursor(after)) return noCursor()
  tags.add(collectionCacheTag(id))
  const { items, next } = await read(reader.db, id, url.searchParams, { to: after })
  for (const post of items) tags.add(postCacheTag(post.id), userCacheTag(post.creatorId))
  const posts = await Promise.all(items.map((post) => postFacts(reader, origin, post)))
  return jsonAnswer(request, { posts, next: next?.to ?? null }, { maxAge: MAX_AGE })
}
