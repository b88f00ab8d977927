import { and, desc, eq, isNull } from 'drizzle-orm'
import { block, blockSending } from '../../../schema/tables/block'
import { user } from '../../../schema/tables/user'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { userFields } from '../user/rows'

/** The people whom somebody blocks, the last one first. */
export const blockedUsers = query(
  'blockedUsers',
  (userId: Param<string>, ...[blockedAt, blockedId, limit]: Page) =>
    select({ ...userFields, blockedAt: block.createdAt })
      .from(indexedBy(block, 'block_newest'))
      .innerJoin(user, and(eq(user.id, block.blockedId), isNull(user.deactivatedAt)))
      .where(
        and(eq(block.blockerId, userId), before([block.createdAt, block.blockedId], [blockedAt, blockedId])),
      )
      .orderBy(desc(block.createdAt), desc(block.blockedId))
      .limit(limit),
)

/** Whether somebody has sent this before, by its key. */
export const sentBlock = query(
  'sentBlock',
  (senderId: Param<string>, targetId: Param<string>, key: Param<string>) =>
    select({ sentAt: blockSending.sentAt })
      .from(blockSending)
      .where(
        and(
          eq(blockSending.senderId, senderId),
          eq(blockSending.targetId, targetId),
          eq(blockSending.key, key),
        ),
      ),
)
