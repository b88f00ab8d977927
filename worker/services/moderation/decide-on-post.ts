import { moderationWording } from '../../../schema/wording/moderation'
import { stateBeforeTakeDown } from '../../data/moderation/acts'
import type { Post } from '../../data/post/rows'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { fail, ok, type Result } from '../result'
import { changeState } from './change-state'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { requireModerator } from './require-moderator'

interface Given {
  postId: string
  reason: string
}

/** The state that a story had before it was taken down; nothing if there is no way back to it. */
async function formerState(
  { db }: Pick<ModerationParts, 'db'>,
  { id, newestVersionId }: SavedPost,
): Promise<Post['state'] | undefined> {
  // Without a version there is no text: the account of the story's writer was removed.
  if (newestVersionId === null) return undefined
  const formerly = await db.first(stateBeforeTakeDown, id)
  return formerly?.state as Post['state'] | undefined
}

/**
 * Takes a story down, or puts it back where it was before. Does nothing if that is so already. Rule:
 * docs/rules/moderation.md, "Taking down a story".
 */
export async function decideOnPost(
  parts: ModerationParts,
  { postId, reason }: Given,
  action: 'TAKE_DOWN' | 'RESTORE',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const before = await parts.db.first(savedPostById, postId)
  if (!before) return fail('NOT_FOUND', moderationWording.noStory, 'postId')
  const isTakeDown = action === 'TAKE_DOWN'
  if ((before.state === 'removed') === isTakeDown) return ok({ id: postId })
  const state = isTakeDown ? 'removed' : await formerState(parts, before)
  if (!state) return fail('CONFLICT', moderationWording.nothingToRestore)
  return changeState(parts, { action, staff: staff.value, before, state, reason })
}
