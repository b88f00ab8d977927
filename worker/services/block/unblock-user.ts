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
import { readPerson } from './read-person'

/** Ends a block. Whom they followed isn't followed again. Idempotent, with a key or without. */
export const unblockUser = defineUseCase(
  v.object({ targetUserId: entityId, key: v.nullish(blockKey) }),
  async (
    parts: Needs<'db' | 'viewer'>,
    { targetUserId },
  ): Promise<Result<User, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const viewer = await requireViewer(parts)
    if (!viewer.ok) return viewer
    await parts.db.write([deleteBlock(viewer.value.id, targetUserId)])
    const target = await readPerson(parts.db, viewer.value.id, targetUserId)
    return target && can(viewer.value, 'see', { entity: 'user', user: target.user })
      ? ok(target.user)
      : fail('NOT_FOUND', blockMessages.noUser, 'targetUserId')
  },
)
