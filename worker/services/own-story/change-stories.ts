import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MOST_CHANGED_STORIES } from '../../../schema/rules/own-stories'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { storyInputWording } from '../../../schema/wording/story-input'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { changeListing } from '../draft/change-listing'
import type { DraftParts } from '../draft/parts'
import { unpublishText } from '../draft/publish-text'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { moveToTrash, takeFromTrash } from '../draft/trash'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { done, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { deleteForGood } from './delete-for-good'

type Parts = DraftParts & Needs<'later'>

/** A story with which nothing was done, and why. */
interface Unchanged {
  postId: string
  title: string
  message: string
}
interface Changed {
  changed: string[]
  failures: Unchanged[]
}

type Act = (parts: Parts, story: Post) => Promise<Result<unknown, Failure>>

const deleted: Act = async (parts, { id, state }) => {
  if (state === 'removed') return done
  if (state !== 'trashed') return fail('CONFLICT', ownStoryWording.notInTrash)
  await deleteForGood(parts, [id])
  return done
}

const ACTS = {
  DELETE: (parts, { id }) => moveToTrash(parts, id),
  RESTORE: (parts, { id }) => takeFromTrash(parts, id),
  DELETE_FOREVER: deleted,
  UNPUBLISH: (parts, { id }) => unpublishText(parts, id),
  UNLIST: (parts, { id }) => changeListing(parts, id, 'unlisted'),
  LIST: (parts, { id }) => changeListing(parts, id, 'published'),
} satisfies Record<string, Act>

/** Whether a writer may change a story; what they have deleted for good they may delete again. */
const isOwn = (writer: Person, post: Post): boolean =>
  can(writer, 'own', { entity: 'post', post }) || (post.state === 'removed' && post.creatorId === writer.id)

/** How many are changed at the same time. */
const AT_ONCE = 5

/**
 * Does the same with several stories of the viewer's. Each is a change of its own, so what fails for one is done with
 * the others, and may be asked for again. Rule: docs/rules/writing.md, "Your stories".
 */
export const changeStories = defineUseCase(
  v.object({
    postIds: v.pipe(
      v.array(entityId),
      v.nonEmpty(ownStoryWording.none),
      v.maxLength(MOST_CHANGED_STORIES, ownStoryWording.tooMany(MOST_CHANGED_STORIES)),
    ),
    action: v.picklist(Object.keys(ACTS) as (keyof typeof ACTS)[]),
  }),
  async (parts: Parts, { postIds, action }): Promise<Result<Changed, NoWriter>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const ids = [...new Set(postIds)]
    const found = await parts.db.all(postsByIds, JSON.stringify(ids))
    const own = new Map(found.filter((story) => isOwn(writer.value, story)).map((story) => [story.id, story]))
    const outcome: Changed = { changed: [], failures: [] }
    const change = async (postId: string) => {
      const story = own.get(postId)
      const act: Act = ACTS[action]
      const result = story
        ? await act(parts, story).catch((error: unknown) => {
            console.error(JSON.stringify({ event: 'story-not-changed', postId, error: String(error) }))
            return fail('SERVICE_UNAVAILABLE', ownStoryWording.failed)
          })
        : fail('NOT_FOUND', storyInputWording.gone)
      if (result.ok) outcome.changed.push(postId)
      else outcome.failures.push({ postId, title: story?.title ?? '', message: result.failure.message })
    }
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await Promise.all(ids.slice(at, at + AT_ONCE).map(change))
    return ok(outcome)
  },
)
