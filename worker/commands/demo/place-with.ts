import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf } from '../../../schema/story/quotable'
import { bodiesByVersionIds, postsByIds } from '../../data/post/queries'
import type { Demo } from './demo'
import { demoId } from './ids'

/** The paragraph of a published story of the demo that has some words; nothing while the story isn't there. */
export async function placeWith(
  { db }: Pick<Demo, 'db'>,
  story: string,
  words: string,
): Promise<ReturnType<typeof placesOf>[number] | undefined> {
  const post = await db.first(postsByIds, JSON.stringify([demoId('post', story)]))
  if (!post) return undefined
  const row = post.versionId && (await db.first(bodiesByVersionIds, JSON.stringify([post.versionId])))
  const places = row ? placesOf(JSON.parse(row.body) as StoryBody) : []
  const place = places.find(({ text }) => text.includes(words))
  if (!place) throw new Error(`The demo’s ${story} doesn’t have the words “${words}” any more`)
  return place
}
