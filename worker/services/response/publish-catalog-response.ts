import * as v from 'valibot'
import { responseDeltas, responseKey, responseText } from '../../../schema/inputs/response'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Post } from '../../data/post/rows'
import { requireWriter } from '../draft/require-writer'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { canIn, findDiscussion } from './discussion'
import type { ResponseParts } from './parts'
import { respond } from './respond'
import type { NotPublished } from './why-not'

/** Responds to a list. Rule: docs/rules/responses.md, "Writing". */
export const publishCatalogResponse = defineUseCase(
  v.object({
    inResponseToCatalogId: entityId,
    text: v.nullish(responseText),
    deltas: v.nullish(responseDeltas),
    key: v.nullish(responseKey),
  }),
  async (
    parts: ResponseParts,
    { inResponseToCatalogId: id, ...given },
  ): Promise<Result<Post, NotPublished>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const discussion = await findDiscussion(parts.db, 'catalog', id)
    return discussion && canIn(writer.value, discussion, 'read')
      ? respond(parts, writer.value, { discussion, id }, given)
      : fail('NOT_FOUND', responseMessages.noPost, 'inResponseToCatalogId')
  },
)
