import * as v from 'valibot'
import { blockKey } from '../../../schema/inputs/block'
import { entityId } from '../../../schema/inputs/text'
import { blockMessages } from '../../../schema/wording/block-messages'
import { deleteBlock } from '../../data/block/writes'
import type { User } from '../../data/user/rows'
import { requireViewer } from '../follow/require-follower'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { notInOwnName } from '../viewer/own-name'
import { readPerson } from './read-person'
import { isSentAgain, rememberSending } from './sendings'

/** Ends a block. Whom they followed isn't followed again. Idempotent; with a key, also after another block. */
export const unblockUser = defineUseCase(
  v.object({ targetUserId: entityId, key: v.nullish(blockKey) }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer'>,
    { targetUserId, key },
  ): Promise<Result<User, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>>> => {
    const viewer = await requireViewer(parts)
    if (!viewer.ok) return viewer
    const spoofed = notInOwnName(viewer.value)
    if (spoofed) return spoofed
    const { db, clock } = parts
    const senderId = viewer.value.id
    const sending = { senderId, targetId: targetUserId, action: 'unblock', key } as const
    if (!(await isSentAgain(db, sending)))
      await db.write([deleteBlock(senderId, targetUserId), ...rememberSending(sending, clock.now())])
    const target = await readPerson(db, senderId, targetUserId)
    return target && can(viewer.value, 'see', { entity: 'user', user: target.user })
      ? ok(target.user)
      : fail('NOT_FOUND', blockMessages.noUser, 'targetUserId')
  },
)
