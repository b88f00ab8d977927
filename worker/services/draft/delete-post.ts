import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { moveToTrash } from './trash'

/** Puts a story into the trash. Idempotent. Rule: docs/rules/writing.md, "Trash". */
export const deletePost = defineUseCase(
  v.object({ targetPostId: entityId }),
  (parts: DraftParts, { targetPostId }) => moveToTrash(parts, targetPostId),
)
