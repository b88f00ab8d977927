import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Statement } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { setCollection } from '../../data/post/trash-writes'
import { replaceTagsOfPost } from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import type { DraftParts } from '../draft/parts'
import { requireEditor } from '../draft/require-writer'
import { moved, type NotMoved, shownPost } from '../draft/trash'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { recordAct } from './record-act'

/** Makes a story its writer's own, outside of publications, with everything that depends on that. */
export const takeOut = (
  parts: Pick<DraftParts, 'db' | 'clock' | 'purger' | 'reindex'>,
  saved: SavedPost,
  more: readonly Statement[] = [],
): Promise<Result<Post, NotMoved>> =>
  moved(
    parts,
    saved,
    saved.state,
    [
      setCollection(saved.id, null, saved.collectionId, parts.clock.now()),
      ...replaceTagsOfPost(saved.id, JSON.parse(saved.tags)),
      ...more,
    ],
    { collectionId: null, featuredAt: null },
  )

/**
 * Takes a story out of its publication: its writer may, and the publication's owner and editors. It stays as it is, on
 * its writer's profile, and its former address leads to it. Idempotent. Rule: docs/rules/submissions.md, "Taking a
 * story out".
 */
export const removePostFromPublication = defineUseCase(
  v.object({ postId: entityId }),
  async (parts: DraftParts, { postId }): Promise<Result<Post, NotMoved>> => {
    const editing = await requireEditor(parts, postId, 'publish')
    if (!editing.ok) return editing
    const { writer } = editing.value
    const saved = await parts.db.first(savedPostById, postId)
    if (!saved) return fail('NOT_FOUND', storyInputWording.gone, 'postId')
    const { collectionId } = saved
    if (collectionId === null) return shownPost(parts.db, postId)
    return takeOut(parts, saved, [
      recordAct(collectionId, writer, 'REMOVE_POST', parts.clock.now(), { postId, userId: saved.creatorId }),
    ])
  },
)
