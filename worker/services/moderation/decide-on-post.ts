import { moderationWording } from '../../../schema/wording/moderation'
import { lastHidingOf } from '../../data/moderation/acts'
import type { Post } from '../../data/post/rows'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { can } from '../policies/can'
import { fail, ok, type Result } from '../result'
import { changeState, type StateChange } from './change-state'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { requireModerator } from './require-moderator'

interface Given extends Pick<StateChange, 'of'> {
  postId: string
  reason: string
}

/** What hid a story that nobody sees, and the state that it had before; nothing if there is no way back to it. */
async function hidingOf({ db }: Pick<ModerationParts, 'db'>, { id, newestVersionId }: SavedPost) {
  // Without a version there is no text: the account of the story's writer was removed.
  if (newestVersionId === null) return undefined
  const hiding = await db.first(lastHidingOf, 'POST', id)
  return hiding && { isReview: hiding.action === 'REVIEW', formerly: hiding.state as Post['state'] }
}

/**
 * Takes a story down, has it reviewed while nobody sees it, or puts it back where it was before. Does nothing if that
 * is so already. Rule: docs/rules/moderation.md, "Taking down a story".
 */
export async function decideOnPost(
  parts: ModerationParts,
  { postId, reason, of }: Given,
  wanted: 'TAKE_DOWN' | 'RESTORE' | 'REVIEW',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const before = await parts.db.first(savedPostById, postId)
  if (!before) return fail('NOT_FOUND', moderationWording.noStory, 'postId')
  if (!can(staff.value, 'moderate', { entity: 'post', post: before }))
    return fail('FORBIDDEN', moderationWording.ownStory, 'postId')
  const isHidden = before.state === 'removed'
  const hiding = isHidden ? await hidingOf(parts, before) : undefined
  const change = { staff: staff.value, before, reason, ...(of ? { of } : {}) }
  if (wanted === 'RESTORE') {
    if (!isHidden) return ok({ id: postId })
    if (!hiding) return fail('CONFLICT', moderationWording.nothingToRestore)
    const action = hiding.isReview ? 'END_REVIEW' : 'RESTORE'
    return changeState(parts, { ...change, action, state: hiding.formerly, formerly: hiding.formerly })
  }
  // A story under review can be taken down; one that is down stays so.
  const isDone = isHidden && !(wanted === 'TAKE_DOWN' && hiding?.isReview)
  if (isDone && !of) return ok({ id: postId })
  if (isDone) return fail('CONFLICT', moderationWording.changedMeanwhile)
  const formerly = hiding?.formerly ?? before.state
  return changeState(parts, { ...change, action: wanted, state: 'removed', formerly })
}
