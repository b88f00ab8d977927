import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Statement } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { setCollection } from '../../data/post/trash-writes'
import { replaceTagsOfPost } from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import type { DraftParts } from '../draft/parts'
import { type Editing, requireEditor } from '../draft/require-writer'
import { moved, type NotMoved, shownPost } from '../draft/trash'
import { type Recipient, takenOut } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { authorsOf } from '../post/co-authors'
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

/** Who is told: all who write the story, unless one of them does it. */
function toldOf({ writer, post }: Editing): Recipient[] {
  const authors = authorsOf(post)
  return authors.includes(writer.id) ? [] : authors.map((userId) => ({ userId, kind: 'taken-out' as const }))
}

/**
 * Takes a story out of its publication: its writer may, and the publication's owner and editors. It stays as it is, on
 * its writer's profile, and its former address leads to it. Idempotent. Rule: docs/rules/submissions.md, "Taking a
 * story out".
 */
export const removePostFromPublication = defineUseCase(
  v.object({ postId: entityId }),
  async (parts: DraftParts & Needs<'channels' | 'later'>, { postId }): Promise<Result<Post, NotMoved>> => {
    const editing = await requireEditor(parts, postId, 'publish')
    if (!editing.ok) return editing
    const { writer } = editing.value
    const saved = await parts.db.first(savedPostById, postId)
    if (!saved) return fail('NOT_FOUND', storyInputWording.gone, 'postId')
    const { collectionId } = saved
    if (collectionId === null) return shownPost(parts.db, postId)
    const now = parts.clock.now()
    const told = toldOf(editing.value)
    const taken = await takeOut(parts, saved, [
      recordAct(collectionId, writer, 'REMOVE_POST', now, { postId, userId: saved.creatorId }),
      ...notifyStatements(told, takenOut(postId, writer.id, collectionId, now), now),
    ])
    if (taken.ok)
      parts.later(
        tellTabs(
          parts,
          told.map(({ userId }) => userId),
        ),
      )
    return taken
  },
)
