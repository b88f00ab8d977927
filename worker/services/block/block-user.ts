import * as v from 'valibot'
import { blockKey } from '../../../schema/inputs/block'
import { entityId } from '../../../schema/inputs/text'
import { blockMessages } from '../../../schema/wording/block-messages'
import { keepBlock } from '../../data/block/writes'
import { unfollowEntity } from '../../data/follow/writes'
import { forgetActor } from '../../data/notification/withdraw'
import type { User } from '../../data/user/rows'
import { requireViewer } from '../follow/require-follower'
import { tellTabs } from '../notification/notify'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { notInOwnName } from '../viewer/own-name'
import { type BlockParts, readPerson } from './read-person'
import { isSentAgain, rememberSending } from './sendings'

/**
 * Blocks a person: both stop following each other, and what each was told about the other goes. One batch. Idempotent;
 * with a key, also after the block has ended. Rule: docs/rules/blocks.md, "Blocking".
 */
export const blockUser = defineUseCase(
  v.object({ targetUserId: entityId, key: v.nullish(blockKey) }),
  async (
    parts: BlockParts,
    { targetUserId, key },
  ): Promise<Result<User, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'NOT_FOUND'>>> => {
    const { db, clock, purger, later } = parts
    const viewer = await requireViewer(parts)
    if (!viewer.ok) return viewer
    const spoofed = notInOwnName(viewer.value)
    if (spoofed) return spoofed
    const { id } = viewer.value
    if (id === targetUserId) return fail('BAD_REQUEST', blockMessages.yourself, 'targetUserId')
    const sending = { senderId: id, targetId: targetUserId, action: 'block', key } as const
    const [target, isRepeated] = await Promise.all([
      readPerson(db, id, targetUserId),
      isSentAgain(db, sending),
    ])
    if (!target || !can(viewer.value, 'block', { entity: 'user', user: target.user }))
      return fail('NOT_FOUND', blockMessages.noUser, 'targetUserId')
    if (target.isBlocking || isRepeated) return ok(target.user)
    const { names } = purger
    const tags = target.isFollowedEitherWay
      ? [names.userFollowers(id), names.userFollowers(targetUserId)]
      : []
    const now = clock.now()
    await db.write([
      keepBlock(id, targetUserId, now),
      ...rememberSending(sending, now),
      ...unfollowEntity(id, 'user', targetUserId, now),
      ...unfollowEntity(targetUserId, 'user', id, now),
      ...forgetActor(id, targetUserId),
      ...forgetActor(targetUserId, id),
      ...purger.statements(tags, { now }),
    ])
    await purger.request()
    later(tellTabs(parts, [id, targetUserId]))
    return ok((await readPerson(db, id, targetUserId))?.user ?? target.user)
  },
)
