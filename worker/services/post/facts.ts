import { linkTo } from '../../../schema/routes/links'
import { readingMinutes } from '../../../schema/rules/reading-time'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { storyAddress } from './address'
import { coAuthorsOf } from './co-authors'

/** A name with the absolute address of its page. */
interface Named {
  id: string
  name: string
  url: string
}

/** What everybody may know about a story, without its text. Addresses are absolute, times ISO 8601 in UTC. */
export interface PostFacts {
  id: string
  title: string
  subtitle: string
  url: string
  isLocked: boolean
  language: string
  license: string
  creator: Named | null
  coAuthors: Named[]
  collection: Named | null
  tags: Named[]
  firstPublishedAt: string | null
  latestPublishedAt: string | null
  wordCount: number
  /** Minutes. */
  readingTime: number
  clapCount: number
  responseCount: number
}

/**
 * One round trip for all stories that are requested at once. Rule: docs/rules/feeds.md, "Facts of a story".
 */
export async function postFacts(reader: Reader, origin: string, post: Post): Promise<PostFacts> {
  const [creator, collection, tags, coAuthors] = await Promise.all([
    reader.users.load(post.creatorId),
    post.collectionId ? reader.collections.load(post.collectionId) : undefined,
    reader.tagsOfPosts.load(post.id),
    coAuthorsOf(reader, post),
  ])
  const named = (id: string, name: string, path: string): Named => ({ id, name, url: origin + path })
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    id: post.id,
    title: post.title,
    subtitle: post.subtitle || post.excerpt,
    url: await storyAddress(reader, post, origin),
    isLocked: post.access === 'locked',
    language: post.language,
    license: post.license,
    creator: creator
      ? named(creator.id, creator.name, linkTo('ShowUser', { username: creator.username }))
      : null,
    coAuthors: coAuthors.map(({ id, name, username }) => named(id, name, linkTo('ShowUser', { username }))),
    collection: collection
      ? named(collection.id, collection.name, linkTo('ShowCollection', { collectionSlug: collection.slug }))
      : null,
    tags: tags.map(({ slug, name }) => named(slug, name, linkTo('ShowTag', { tagSlug: slug }))),
    firstPublishedAt: time(post.firstPublishedAt),
    latestPublishedAt: time(post.latestPublishedAt),
    wordCount: post.wordCount,
    readingTime: readingMinutes(post.readingTime),
    clapCount: post.clapCount,
    responseCount: post.responseCount,
  }
}
