import { linkTo } from '../../../schema/routes/links'
import { IFTTT_ANSWERED_STORIES } from '../../../schema/rules/ifttt'
import { coverUrl, imageUrl } from '../../../schema/rules/images'
import { SECOND } from '../../../schema/rules/time-units'
import { feedOfUsers } from '../../data/feed/following'
import * as queries from '../../data/ifttt/queries'
import { postsByCreator } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import { FROM_TOP } from '../paging'
import { homeOfCollection, liveDomain, storyAddress } from '../post/address'
import { coAuthorsOf } from '../post/co-authors'
import type { Waited } from './subject'

/** Something that has happened, as an Applet is told of it. All of it is text, which is empty where there is nothing. */
type IftttEvent = Record<string, string> & { created_at: string }
/** What tells it from all others, and when it happened, in seconds. */
export interface IftttItem extends Record<string, string | object> {
  meta: { id: string; timestamp: number }
}

/** How many more stories are read than are asked for, in place of those that are withheld, of which there are few. */
const SPARE = 20

/** A story with what happened to it, and when. */
interface Happened {
  post: Post
  id: string
  at: number
  more?: Record<string, string>
}

const isoTime = (at: number): string => new Date(at).toISOString()

const itemOf = (id: string, at: number, event: Omit<IftttEvent, 'created_at'>): IftttItem => ({
  ...event,
  created_at: isoTime(at),
  meta: { id, timestamp: Math.floor(at / SECOND) },
})

const addressOfPerson = (origin: string, person: User | undefined): string =>
  person ? origin + linkTo('ShowUser', { username: person.username }) : ''

/** A story without its text, which may be for members alone. */
async function storyItem(
  reader: Reader,
  origin: string,
  { post, id, at, more }: Happened,
): Promise<IftttItem> {
  const [writer, coAuthors, collection, tags, url] = await Promise.all([
    reader.users.load(post.creatorId),
    coAuthorsOf(reader, post),
    post.collectionId === null ? undefined : reader.collections.load(post.collectionId),
    reader.tagsOfPosts.load(post.id),
    storyAddress(reader, post, origin),
  ])
  const home =
    collection && homeOfCollection({ slug: collection.slug, domain: liveDomain(collection) }, origin)
  return itemOf(id, at, {
    title: post.listTitle || post.title,
    url,
    author_name: [writer?.name ?? '', ...coAuthors.map(({ name }) => name)].join(', '),
    author_url: addressOfPerson(origin, writer),
    publication_name: collection?.name ?? '',
    publication_url: home ?? '',
    summary: post.listSubtitle || post.subtitle || post.excerpt,
    tags: tags.map(({ name }) => name).join(', '),
    picture_url:
      origin +
      (post.previewImageId
        ? imageUrl(post.previewImageId, { strategy: 'resample', width: 1192, webp: false })
        : coverUrl(post.id, 'png')),
    published_at: isoTime(post.firstPublishedAt ?? post.createdAt),
    ...more,
  })
}

const published = (post: Post): Happened => ({
  post,
  id: post.id,
  at: post.firstPublishedAt ?? post.createdAt,
})

/** The newest responses to somebody's stories. */
async function responses(
  reader: Reader,
  origin: string,
  userId: string,
  limit: number,
): Promise<IftttItem[]> {
  const rows = await reader.db.all(queries.responsesToWriter, userId, IFTTT_ANSWERED_STORIES, limit)
  return Promise.all(
    rows.map(async ({ parentId, respondedAt, ...post }) => {
      const [author, story] = await Promise.all([
        reader.users.load(post.creatorId),
        reader.posts.load(parentId),
      ])
      const [url, storyUrl] = await Promise.all([
        storyAddress(reader, post, origin),
        story ? storyAddress(reader, story, origin) : '',
      ])
      return itemOf(post.id, respondedAt, {
        text: post.excerpt || post.title,
        url,
        author_name: author?.name ?? '',
        author_url: addressOfPerson(origin, author),
        story_title: story?.title ?? '',
        story_url: storyUrl,
      })
    }),
  )
}

/** The stories that a trigger is about, the newest event first. */
async function stories({ db }: Reader, userId: string, waited: Waited, limit: number): Promise<Happened[]> {
  const [top, last] = FROM_TOP
  const { subjectId } = waited
  switch (waited.trigger) {
    case 'new_story_by_me':
      return (await db.all(postsByCreator, userId, top, last, limit)).map(published)
    case 'new_story_by_followed':
      return (await db.all(feedOfUsers, userId, top, last, limit)).map(published)
    case 'new_story_in_publication':
      return (await db.all(queries.unmutedOfCollection, userId, subjectId, top, last, limit)).map(published)
    case 'new_story_with_tag':
      return (await db.all(queries.unmutedOfTag, userId, subjectId, top, last, limit)).map(published)
    case 'story_saved':
      return (await db.all(queries.savedInCatalog, subjectId, limit)).map(({ itemId, addedAt, ...post }) => ({
        post,
        id: itemId,
        at: addedAt,
        more: { saved_at: isoTime(addedAt) },
      }))
    default:
      return []
  }
}

/**
 * The newest events that an Applet waits for, newest first: what its owner may see, as feeds show it. What is withheld in a
 * country is left out, since nobody knows in which one an Applet is. Rule: docs/rules/ifttt.md, "Triggers".
 */
export async function iftttEvents(
  reader: Reader,
  origin: string,
  userId: string,
  waited: Waited,
  limit: number,
): Promise<IftttItem[]> {
  if (limit === 0) return []
  if (waited.trigger === 'new_response') return responses(reader, origin, userId, limit)
  const all = await stories(reader, userId, waited, limit + SPARE)
  const shown = all.filter(({ post }) => post.withheldIn === null || post.creatorId === userId)
  return Promise.all(shown.slice(0, limit).map((one) => storyItem(reader, origin, one)))
}
