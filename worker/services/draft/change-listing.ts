import { draftWording } from '../../../schema/wording/draft'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { setState } from '../../data/moderation/writes'
import type { Post } from '../../data/post/rows'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { fail, type Result } from '../result'
import type { DraftParts } from './parts'
import { moved, type NotMoved, ownPost, shownPost } from './trash'

/**
 * Takes a published story out of all lists, or puts an unlisted one into them. Its text stays as readers know it,
 * whatever has been written since. Idempotent. Rule: docs/rules/writing.md, "Your stories".
 */
export async function changeListing(
  parts: DraftParts,
  postId: string,
  state: 'published' | 'unlisted',
): Promise<Result<Post, NotMoved>> {
  const own = await ownPost(parts, postId)
  if (!own.ok) return own
  const before = own.value
  if (before.state === state) return shownPost(parts.db, postId)
  const actor = actorOf(await parts.session(), parts.browser.mainOrigin)
  if (!actor || !can(actor, 'publish', { entity: 'account', account: actor }))
    return fail('FORBIDDEN', draftWording.suspended)
  if (before.state !== 'published' && before.state !== 'unlisted')
    return fail('CONFLICT', ownStoryWording.notOut)
  return moved(parts, before, state, [setState(postId, state, parts.clock.now())])
}
