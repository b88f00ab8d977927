import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { takeFromTrash } from './trash'

/** Takes a story out of the trash, back to where it was. Idempotent. Rule: docs/rules/writing.md, "Trash". */
export const undeletePost = defineUseCase(
  v.object({ targetPostId: entityId }),
  (parts: DraftParts, { targetPostId }) => takeFromTrash(parts, targetPostId),
)
