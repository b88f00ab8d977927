import { linkTo } from '../../../schema/routes/links'
import { memberPreview } from '../../../schema/rules/memberPreview'
import { postSegment } from '../../../schema/rules/slug'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import * as posts from '../../data/posts/queries'
import type { Post } from '../../data/posts/rows'
import type { Reader } from '../../data/reader'
import type { Asker } from '../viewer'
import { shownBody } from './shown-body'

/** What of a story a viewer gets to read. */
export interface Content {
  body: StoryBody
  isPreview: boolean
  /** Paragraphs that a preview leaves out. */
  hiddenParagraphs: number
}

/** Whether the asker may read a story whole. Rule: docs/rules/stories.md, "Member-only stories". */
export function mayReadWhole(post: Post, asker: Asker): boolean {
  if (post.access === 'public') return true
  const { viewer } = asker
  return viewer !== null && (viewer.isMember || viewer.id === post.creatorId)
}

/** A story's text as the asker may read it. */
export async function contentFor(reader: Reader, post: Post, asker: Asker): Promise<Content> {
  const body = post.versionId ? await shownBody(reader, post.versionId) : []
  if (mayReadWhole(post, asker)) return { body, isPreview: false, hiddenParagraphs: 0 }
  const preview = memberPreview(body)
  return { body: preview, isPreview: true, hiddenParagraphs: body.length - preview.length }
}

/** Whether the asker may see that the story exists. Rule: docs/rules/stories.md, "States". */
export const maySee = (post: Post, asker: Asker): boolean =>
  post.state === 'published' || post.state === 'unlisted' || asker.viewer?.id === post.creatorId

/** A story's canonical path on the main host. Rule: docs/rules/routes.md, "Story addresses". */
export async function canonicalPath(reader: Reader, post: Post): Promise<string> {
  const postId = postSegment(post.slug, post.id)
  if (post.collectionId) {
    const collection = await reader.collections.load(post.collectionId)
    if (collection) return linkTo('ShowCollectionPost', { collectionSlug: collection.slug, postId })
  }
  const creator = await reader.users.load(post.creatorId)
  return creator
    ? linkTo('ShowUserPost', { username: creator.username, postId })
    : linkTo('ShowPost', { postId })
}

/** The listed stories just before and after one, in its publication or else of its writer. */
export async function neighbours(
  db: Database,
  post: Post,
): Promise<{ previous: Post | null; next: Post | null }> {
  if (!post.isListed || post.firstPublishedAt === null) return { previous: null, next: null }
  const at = [post.firstPublishedAt, post.id] as const
  const [previous, next] = post.collectionId
    ? await Promise.all([
        db.first(posts.postsByCollection, post.collectionId, ...at, 1),
        db.first(posts.nextInCollection, post.collectionId, ...at),
      ])
    : await Promise.all([
        db.first(posts.postsByCreator, post.creatorId, ...at, 1),
        db.first(posts.nextOfCreator, post.creatorId, ...at),
      ])
  return { previous: previous ?? null, next: next ?? null }
}
