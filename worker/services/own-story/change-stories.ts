import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import type { Post } from '../../data/post/rows'
import { changeListing } from '../draft/change-listing'
import type { DraftParts } from '../draft/parts'
import { unpublishText } from '../draft/publish-text'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { moveToTrash, takeFromTrash } from '../draft/trash'
import type { Needs } from '../parts'
import { done, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { deleteForGood } from './delete-for-good'
import { changedStories, oneByOne, type Unchanged } from './one-by-one'

type Parts = DraftParts & Needs<'later'>

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

/**
 * Does the same with several stories of the viewer's. Each is a separate change, so what fails for one is done with the
 * others, and may be asked for again. Rule: docs/rules/writing.md, "Your stories".
 */
export const changeStories = defineUseCase(
  v.object({
    postIds: changedStories(entityId),
    action: v.picklist(Object.keys(ACTS) as (keyof typeof ACTS)[]),
  }),
  async (parts: Parts, { postIds, action }): Promise<Result<Changed, NoWriter>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const act: Act = ACTS[action]
    const { done: changed, failures } = await oneByOne(
      parts.db,
      writer.value,
      [...new Set(postIds)],
      async (story) => {
        const result = await act(parts, story)
        return result.ok ? ok(story.id) : result
      },
    )
    return ok({ changed, failures })
  },
)
