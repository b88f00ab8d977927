import * as v from 'valibot'
import { MOST_CHANGED_STORIES } from '../../../schema/rules/own-stories'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Database } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, type Result } from '../result'

/** The stories that one request changes. @param story what it says of each. */
export const changedStories = <Story extends v.GenericSchema>(story: Story) =>
  v.pipe(
    v.array(story),
    v.nonEmpty(ownStoryWording.none),
    v.maxLength(MOST_CHANGED_STORIES, ownStoryWording.tooMany(MOST_CHANGED_STORIES)),
  )

/** A story with which nothing was done, and why. */
export interface Unchanged {
  postId: string
  title: string
  message: string
}

/** How many are changed at the same time. */
const AT_ONCE = 5

/** Whether a writer may change a story; what they have deleted for good they may delete again. */
const isOwn = (writer: Person, post: Post): boolean =>
  can(writer, 'own', { entity: 'post', post }) || (post.state === 'removed' && post.creatorId === writer.id)

/**
 * Does something with each of a writer's stories. What fails for one is told with its title, and done with the others.
 *
 * @param ids each once.
 * @returns what became of those with which it was done.
 */
export async function oneByOne<Done>(
  db: Database,
  writer: Person,
  ids: readonly string[],
  act: (story: Post) => Promise<Result<Done, Failure>>,
): Promise<{ done: Done[]; failures: Unchanged[] }> {
  const stories = await db.all(postsByIds, JSON.stringify(ids))
  const own = new Map(stories.filter((story) => isOwn(writer, story)).map((story) => [story.id, story]))
  const done: Done[] = []
  const failures: Unchanged[] = []
  const change = async (postId: string) => {
    const story = own.get(postId)
    const result = story
      ? await act(story).catch((error: unknown) => {
          console.error(JSON.stringify({ event: 'story-not-changed', postId, error: String(error) }))
          return fail('SERVICE_UNAVAILABLE', ownStoryWording.failed)
        })
      : fail('NOT_FOUND', storyInputWording.gone)
    if (result.ok) done.push(result.value)
    else failures.push({ postId, title: story?.title ?? '', message: result.failure.message })
  }
  for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(change))
  return { done, failures }
}
