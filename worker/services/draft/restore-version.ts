import * as v from 'valibot'
import { baseRevision, saveKey } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import type { StoryBody } from '../../../schema/story/paragraph'
import { draftWording } from '../../../schema/wording/draft'
import { versionOfPost } from '../../data/post/draft-queries'
import { fail } from '../result'
import { defineUseCase } from '../use-case'
import { type SavedResult, savedOr } from './answers'
import { limitSave } from './limit-writer'
import type { DraftParts } from './parts'
import { requireEditor } from './require-writer'

/**
 * Makes the text of a version the newest one. What was the newest stays a version too. Readers don't see it before it
 * is published. Rule: docs/rules/writing.md, "Versions".
 */
export const restoreVersion = defineUseCase(
  v.object({ postId: entityId, versionId: entityId, baseRevision, saveKey: v.nullish(saveKey, null) }),
  async (
    parts: DraftParts,
    { postId, versionId, baseRevision: base, saveKey: key },
  ): Promise<SavedResult> => {
    const editor = await requireEditor(parts, postId, 'change')
    if (!editor.ok) return editor
    const version = await parts.db.first(versionOfPost, postId, versionId)
    if (!version) return fail('NOT_FOUND', draftWording.noVersion, 'versionId')
    const withinLimit = await limitSave(parts, editor.value.writer)
    if (!withinLimit.ok) return withinLimit
    // The version that is being replaced is stored whole before it is.
    await parts.drafts.store(postId)
    const { title, subtitle, body } = version
    const document = { title, subtitle, body: JSON.parse(body) as StoryBody }
    const save = { baseRevision: base, saveKey: key ?? parts.newId(), document }
    return savedOr(editor.value.post, await parts.drafts.replace(postId, save))
  },
)
