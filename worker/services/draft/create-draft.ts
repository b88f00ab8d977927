import * as v from 'valibot'
import { newPostId } from '../../../schema/inputs/draft'
import { draftWording } from '../../../schema/wording/draft'
import { savedPostById } from '../../data/post/writes-state'
import { saveStory } from '../post/save-story'
import { documentOf } from '../post/store-draft'
import { fail, ok } from '../result'
import { defineUseCase } from '../use-case'
import { type DraftParts, type ShownDraft, storyParts } from './parts'
import { requireWriter } from './require-writer'

/**
 * Creates an empty draft under an id that the client has made. Doing it twice creates it once, and returns what has
 * been written since. Rule: docs/rules/writing.md, "New drafts".
 */
export const createDraft = defineUseCase(
  v.object({ postId: newPostId }),
  async (parts: DraftParts, { postId }) => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const created = await saveStory(storyParts(parts), {
      id: postId,
      creatorId: writer.value.id,
      title: '',
      body: [],
      state: 'draft',
      baseRevision: 0,
    })
    if (created.ok) {
      const { revision } = created.value
      return ok<ShownDraft>({ id: postId, revision, title: '', subtitle: '', body: [] })
    }
    const saved = await parts.db.first(savedPostById, postId)
    const isOwn = saved?.creatorId === writer.value.id && saved.state === 'draft'
    if (!saved || !isOwn) return fail('ALREADY_EXISTS', draftWording.idTaken, 'postId')
    const current = await parts.drafts.read(postId)
    const { revision, document } = current ?? { revision: saved.revision, document: documentOf(saved) }
    return ok<ShownDraft>({ id: postId, revision, ...document })
  },
)
