import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { decide, type NotDecided, requireCurator } from './decide'
import type { ResponseParts } from './parts'

/** Hides a response where it was written; it stays on its own page and its writer's. Rule: docs/rules/responses.md, "Deciding". */
export const hidePostResponseOnParentPost = defineUseCase(
  v.object({ parentPostId: entityId, postResponseId: entityId }),
  async (parts: ResponseParts, { parentPostId, postResponseId }): Promise<Result<Post, NotDecided>> => {
    const required = await requireCurator(
      parts,
      { kind: 'post', id: parentPostId },
      postResponseId,
      'postResponseId',
    )
    if (!required.ok) return required
    const decided = await decide(parts, required.value, 'hidden')
    if (!decided.ok) return decided
    const [parent] = await parts.db.all(postsByIds, JSON.stringify([parentPostId]))
    return parent ? ok(parent) : fail('NOT_FOUND', responseMessages.noPost, 'parentPostId')
  },
)
