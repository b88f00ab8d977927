import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { setPinnedPost, unsetPinnedPost } from '../../data/user/writes'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>

interface Pinned {
  postId: string
  isPinned: boolean
  /** The story that was pinned before, if another one took its place. */
  replacedPostId: string | null
}

/**
 * Shows a story at the top of its writer's profile, in place of any other, or takes it from there. Idempotent. Rule:
 * docs/rules/writing.md, "Pinned stories".
 */
export const pinPost = defineUseCase(
  v.object({ postId: entityId, isPinned: v.boolean() }),
  async (
    parts: Parts,
    { postId, isPinned },
  ): Promise<Result<Pinned, NoWriter | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const [own, session] = await Promise.all([requireEditor(parts, postId, 'own'), parts.session()])
    if (!own.ok) return own
    const { writer, post } = own.value
    if (isPinned && post.isListed !== 1) return fail('CONFLICT', ownStoryWording.notListed)
    const { db, clock, purger } = parts
    await db.write([
      isPinned ? setPinnedPost(writer.id, postId) : unsetPinnedPost(writer.id, postId),
      ...purger.statements([purger.names.userPinned(writer.id)], { now: clock.now() }),
    ])
    await purger.request()
    const before = session?.user.pinnedPostId ?? null
    return ok({ postId, isPinned, replacedPostId: isPinned && before !== postId ? before : null })
  },
)
