import { block, blockSending } from '../../../schema/tables/block'
import type { Statement } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { deleteFrom, write } from '../sql/write'
import { isPair } from './between'

const insertBlock = insert(block, 'ignore')

/** Makes a person block another. Idempotent. */
export const keepBlock = (blockerId: string, blockedId: string, now: number): Statement =>
  insertBlock({ blockerId, blockedId, createdAt: now })

/** Takes that back. Idempotent. */
export const deleteBlock = write((blockerId: Param<string>, blockedId: Param<string>) =>
  deleteFrom(block).where(isPair(blockerId, blockedId)),
)

/** Remembers what somebody has sent. */
export const keepSending = insert(blockSending, 'ignore')
