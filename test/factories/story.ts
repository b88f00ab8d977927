import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { MINUTE } from '../../schema/rules/time-units'
import type { StoryBody } from '../../schema/story/paragraph'
import { post, postTag, postVersion } from '../../schema/tables/post'
import { NOON, nextId } from './ids'
import { createTag } from './tag'
import { createUser } from './user'

export type NewPost = typeof post.$inferInsert

export interface StoryGiven extends Partial<NewPost> {
  body?: StoryBody
  /** Slugs; missing tags are stored too. */
  tags?: readonly string[]
}

let minutes = 0

/** A paragraph of plain text. */
export const paragraph = (text: string, name = nextId()): StoryBody[number] => ({
  type: 'P',
  name,
  text,
  markups: [],
})

/**
 * Stores a story with its text and tags. By default it is published and listed, by an author of its own, a
 * minute after the one before.
 */
export async function createStory({ body, tags = [], ...given }: StoryGiven = {}): Promise<NewPost> {
  const id = given.id ?? nextId()
  minutes += 1
  const creatorId = given.creatorId ?? (await createUser()).id
  const at = given.firstPublishedAt ?? NOON + minutes * MINUTE
  const versionId = nextId()
  const row: NewPost = {
    id,
    state: 'published',
    title: `Story ${id}`,
    slug: `story-${id}`.replaceAll(/\d/g, 'x'),
    versionId,
    createdAt: at,
    updatedAt: at,
    latestPublishedAt: at,
    isListed: true,
    ...given,
    creatorId,
    firstPublishedAt: at,
  }
  const db = drizzle(env.DB)
  await db.insert(post).values(row)
  await db.insert(postVersion).values({
    id: versionId,
    postId: id,
    revision: 1,
    title: row.title,
    body: body ?? [paragraph(`Text of ${row.title}`)],
    createdAt: at,
  })
  for (const [position, tagSlug] of tags.entries()) {
    await createTag(tagSlug)
    await db.insert(postTag).values({
      postId: id,
      tagSlug,
      position,
      collectionId: row.collectionId ?? null,
      creatorId,
      firstPublishedAt: at,
      trendingScore: row.trendingScore ?? 0,
      isListed: row.isListed ?? true,
    })
  }
  return row
}
