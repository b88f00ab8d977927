import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { unpublishText } from './publish-text'

/** Makes a published or scheduled story a draft again. Idempotent. Rule: docs/rules/writing.md, "Publishing". */
export const unpublishPost = defineUseCase(v.object({ postId: entityId }), (parts: DraftParts, { postId }) =>
  unpublishText(parts, postId),
)
