import { siteName } from '../../../schema/brand/name'
import { FEED_PAGE_SIZE } from '../../../schema/rules/limits'
import type { Post } from '../../data/post/rows'
import {
  type CacheTags,
  catalogCacheTag,
  collectionCacheTag,
  GROUP_HOME,
  GROUP_TAGS,
  postCacheTag,
  responsesCacheTag,
  tagCacheTag,
  userCacheTag,
} from '../../edge-cache/tags'
import { openExpiringStore } from '../../platform/expiring-store'
import { hubOf } from '../../platform/hub/open-hub'
import { readFeed } from '../../services/rss/feed'
import type { FeedFormat } from '../../services/rss/formats'
import { lastChange } from '../../services/rss/last-change'
import type { FeedSubjects, FindFeed } from '../../services/rss/source'
import type { Endpoint } from '../endpoint'
import { answer } from '../files/answer'

/**
 * Answers a feed's route: the feed in a form, 301 if its subject has another name by now, nothing if the subject
 * doesn't exist. Three round trips at most. Rule: docs/rules/feeds.md, "Which feeds there are".
 */
export const rssEndpoint =
  (find: FindFeed, format: FeedFormat): Endpoint =>
  async ({ request, url, env, ctx, clock, params, parts, origin, reader, tags }) => {
    const paging = { limit: FEED_PAGE_SIZE, to: url.searchParams.get('after') }
    const hub = hubOf(env)
    const asked = { reader, origin, product: siteName(env), keys: parts.keys, params, paging, hub }
    const source = await find(asked)
    if (!source) return undefined
    if ('hiddenBy' in source) {
      addSubjects(tags, source.hiddenBy)
      return undefined
    }
    if ('movedTo' in source)
      return new Response(null, {
        status: 301,
        headers: { location: source.movedTo + format.suffix + url.search },
      })
    addSubjects(tags, source.subjects)
    addStories(tags, source.stories.items)
    tags.add(...(source.subjects.unlisted ?? []).map(postCacheTag))
    const feed = await readFeed(asked, source, format)
    const memory = {
      store: openExpiringStore(env.KV, clock),
      now: clock.now(),
      later: (work: Promise<unknown>) => ctx.waitUntil(work),
    }
    const saved = latestSave(source.stories.items)
    // Later pages have an address per cursor, which are too many to remember.
    const path = source.path + format.suffix
    const isFirst = feed.self === origin + path
    const response = await answer(request, format.write(feed), {
      type: `${format.type}; charset=utf-8`,
      ...(isFirst ? { lastModified: (etag) => lastChange(memory, path, etag, saved) } : {}),
    })
    if (feed.hub) response.headers.set('link', `<${feed.hub}>; rel="hub", <${feed.self}>; rel="self"`)
    return response
  }

const latestSave = (posts: readonly Post[]): number | undefined =>
  posts.length === 0 ? undefined : Math.max(...posts.map((post) => post.updatedAt))

function addSubjects(tags: CacheTags, subjects: FeedSubjects): void {
  const { users, collections, catalogs, responsesTo, topics, everything } = subjects
  if (everything) tags.add(GROUP_HOME)
  if (topics) tags.add(GROUP_TAGS, ...topics.map(tagCacheTag))
  tags.add(...(users ?? []).map(userCacheTag), ...(collections ?? []).map(collectionCacheTag))
  tags.add(...(catalogs ?? []).map(catalogCacheTag))
  for (const id of responsesTo ?? []) tags.add(postCacheTag(id), responsesCacheTag(id))
}

/** A change to a name that the feed shows, or to a slug in a story's address, changes the feed too. */
function addStories(tags: CacheTags, posts: readonly Post[]): void {
  for (const { id, creatorId, collectionId } of posts) {
    tags.add(postCacheTag(id), userCacheTag(creatorId))
    if (collectionId) tags.add(collectionCacheTag(collectionId))
  }
}
