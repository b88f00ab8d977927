import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Post } from '../../data/post/rows'
import { pinResponse, unpinResponses } from '../../data/response/writes'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NotDecided, requireCurator } from './decide'
import { idOf, isResponseOut } from './discussion'
import type { ResponseParts } from './parts'

/** Pins a response above all others, in place of the one that is pinned, or takes that back. Idempotent. */
export const pinPostResponse = defineUseCase(
  v.object({ parentPostId: entityId, postResponseId: entityId, isPinned: v.boolean() }),
  async (
    parts: ResponseParts,
    { parentPostId, postResponseId, isPinned },
  ): Promise<Result<Post, NotDecided>> => {
    const required = await requireCurator(
      parts,
      { kind: 'post', id: parentPostId },
      postResponseId,
      'postResponseId',
      !isPinned,
    )
    if (!required.ok) return required
    const { response, discussion } = required.value
    if (discussion.kind !== 'post' || response.place.depth > 1)
      return fail('BAD_REQUEST', responseMessages.notAtTop, 'postResponseId')
    if (isPinned && !isResponseOut(response))
      return fail('CONFLICT', responseMessages.notShown, 'postResponseId')
    if ((response.place.isPinned === 1) !== isPinned) {
      const { db, clock, purger } = parts
      const rootId = idOf(discussion)
      await db.write([
        unpinResponses(rootId),
        ...(isPinned ? [pinResponse(postResponseId)] : []),
        ...purger.statements([purger.names.responses(rootId)], { now: clock.now() }),
      ])
      await purger.request()
    }
    return ok(discussion.post)
  },
)
