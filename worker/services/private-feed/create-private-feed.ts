import * as v from 'valibot'
import { sha256 } from '../../../schema/rules/hex'
import { privateFeedMessages } from '../../../schema/wording/private-feed-messages'
import { putPrivateFeed } from '../../data/private-feed/queries'
import { newReference } from '../identity/keys'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { feedKey, feedWith, type OwnPrivateFeed } from './own-feed'

type Parts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'site'>

/**
 * Gives the viewer, a member, a private feed at a new address; an earlier address stops working. Rule:
 * docs/rules/private-feeds.md.
 */
export const createPrivateFeed = defineUseCase(
  v.object({}),
  async (parts: Parts): Promise<Result<OwnPrivateFeed, NotOwn>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock, browser } = parts
    if (!actorOf(session.value, browser.mainOrigin)?.isMember)
      return fail('FORBIDDEN', privateFeedMessages.membersOnly)
    const { id: userId } = session.value.user
    const nonce = newReference(16)
    const key = await feedKey(parts, userId, nonce)
    await db.write([putPrivateFeed({ userId, nonce, keyHash: await sha256(key), createdAt: clock.now() })])
    return ok(feedWith(parts, userId, key))
  },
)
