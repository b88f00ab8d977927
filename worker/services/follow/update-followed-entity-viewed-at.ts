import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { SIDEBAR_FEED } from '../../../schema/rules/follow'
import { followMessages } from '../../../schema/wording/follow-messages'
import { markIconViewed, markViewed } from '../../data/follow/writes'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireViewer } from './require-follower'

/**
 * Remembers that the viewer has opened the list of what they follow, which clears its badge, or has looked at one
 * of the people or publications that they follow, which clears its dot. Rule: docs/rules/follow.md, "Unread".
 */
export const updateFollowedEntityViewedAt = defineUseCase(
  v.object({ userId: entityId, feedId: entityId }),
  async (
    { db, clock, viewer }: Needs<'db' | 'clock' | 'viewer'>,
    { userId, feedId },
  ): Promise<Result<User, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>>> => {
    const asking = await requireViewer({ viewer })
    if (!asking.ok) return asking
    const account = { entity: 'account', account: { id: userId } } as const
    if (!can(asking.value, 'personalize', account))
      return fail('FORBIDDEN', followMessages.notYours, 'userId')
    const now = clock.now()
    const [changed] = await db.write([
      feedId === SIDEBAR_FEED ? markIconViewed(userId, now) : markViewed(userId, feedId, now),
    ])
    const user = await db.first(usersByIds, JSON.stringify([userId]))
    if (!changed || !user) return fail('NOT_FOUND', followMessages.noFeed, 'feedId')
    return ok(feedId === SIDEBAR_FEED ? { ...user, iconViewedAt: now } : user)
  },
)
