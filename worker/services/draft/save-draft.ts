import * as v from 'valibot'
import { baseRevision, saveKey } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import type { Deltas } from '../../../schema/story/delta'
import { storyInputWording } from '../../../schema/wording/story-input'
import { defineUseCase } from '../use-case'
import { type SavedResult, savedOr } from './answers'
import { limitSave } from './limit-writer'
import type { DraftParts } from './parts'
import { requireEditor } from './require-writer'

/**
 * Changes the newest text of a story. The deltas are validated where they are applied. Rule: docs/rules/writing.md,
 * "Saving a draft".
 */
export const saveDraft = defineUseCase(
  v.object({
    postId: entityId,
    baseRevision,
    deltas: v.pipe(
      v.custom<Deltas>(Array.isArray, storyInputWording.body),
      v.description('The changes, in their order: all of them are applied or none.'),
    ),
    saveKey: v.nullish(saveKey, null),
  }),
  async (parts: DraftParts, { postId, saveKey: key, ...save }): Promise<SavedResult> => {
    const editor = await requireEditor(parts, postId, 'change')
    if (!editor.ok) return editor
    const withinLimit = await limitSave(parts, editor.value.writer)
    if (!withinLimit.ok) return withinLimit
    return savedOr(
      editor.value.post,
      await parts.drafts.save(postId, { ...save, saveKey: key ?? parts.newId() }),
    )
  },
)
