import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { followed } from '../notification/events'
import { notify, type TabParts } from '../notification/notify'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { type FollowParts, follow, USERS } from './entities'
import { followedOn } from './followed-on'

type Parts = FollowParts & TabParts & Needs<'later' | 'browser'>

/** Tells a person of their new follower. */
async function notifyOf(parts: Parts, userId: string): Promise<void> {
  const follower = await parts.viewer()
  if (follower) await notify(parts, [{ userId, kind: 'follow' }], followed(follower.id, parts.clock.now()))
}

/** Follows a person, who is notified after the response. */
export const followUser = defineUseCase(
  v.object({ targetUserId: entityId }),
  async (parts: Parts, { targetUserId }) => {
    const result = await follow(parts, USERS, targetUserId, followedOn(parts.browser))
    if (result.ok) parts.later(notifyOf(parts, targetUserId))
    return result
  },
)
