import { linkTo } from '../../../schema/routes/links'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { JobNeeds } from '../parts'
import { coAuthorsOf } from '../post/co-authors'
import { FORMATS } from './formats'
import type { HubMessage } from './request-hub'

/** How many feeds a hub is told of at once. */
const AT_ONCE = 100

/** The paths of the feeds in which a story is new. */
async function feedsOf(reader: Reader, post: Post): Promise<string[]> {
  const [writer, coAuthors, collection, tags] = await Promise.all([
    reader.users.load(post.creatorId),
    coAuthorsOf(reader, post),
    post.collectionId === null ? undefined : reader.collections.load(post.collectionId),
    reader.tagsOfPosts.load(post.id),
  ])
  const isOpen = post.access === 'public'
  const people = [writer, ...coAuthors].filter((person) => person !== undefined)
  const inCollection = (collectionSlug: string) => [
    linkTo('CollectionFeed', { collectionSlug }),
    ...tags.map(({ slug }) => linkTo('CollectionTaggedFeed', { collectionSlug, tagSlug: slug })),
    ...(isOpen
      ? [
          linkTo('CollectionNewsFeed', { collectionSlug }),
          ...tags.map(({ slug }) => linkTo('CollectionNewsTaggedFeed', { collectionSlug, tagSlug: slug })),
        ]
      : []),
  ]
  return [
    linkTo('LatestFeed'),
    ...people.map(({ username }) => linkTo('UserFeed', { username })),
    ...(collection ? inCollection(collection.slug) : []),
    ...tags.map(({ slug }) => linkTo('TagFeed', { tagSlug: slug })),
    ...(isOpen ? tags.map(({ slug }) => linkTo('FlipboardFeed', { slugOfTag: slug })) : []),
  ]
}

/**
 * Tells the hub of the feeds in which stories are new. Being told twice costs it a request. Rule:
 * docs/rules/feeds.md, "WebSub".
 *
 * @throws if the hub is to be told again.
 */
export async function tellHub(
  { hub, reader, mainOrigin }: JobNeeds<'hub' | 'reader' | 'mainOrigin'>,
  messages: readonly HubMessage[],
): Promise<void> {
  if (!hub) return
  const ids = [...new Set(messages.flatMap(({ postIds }) => postIds))]
  const posts = await Promise.all(ids.map((id) => reader.posts.load(id)))
  const listed = posts.filter((post) => post?.isListed === 1) as Post[]
  const paths = (await Promise.all(listed.map((post) => feedsOf(reader, post)))).flat()
  const topics = [...new Set(paths)].flatMap((path) =>
    FORMATS.map(({ suffix }) => mainOrigin + path + suffix),
  )
  for (let at = 0; at < topics.length; at += AT_ONCE) await hub.tell(topics.slice(at, at + AT_ONCE))
}
