import * as v from 'valibot'
import { deletePrivateFeed } from '../../data/private-feed/queries'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { feedWith, type OwnPrivateFeed } from './own-feed'

/** Revokes the viewer's private feed, even after their membership has ended. Rule: docs/rules/private-feeds.md. */
export const revokePrivateFeed = defineUseCase(
  v.object({}),
  async (parts: Needs<'db' | 'session' | 'browser' | 'site'>): Promise<Result<OwnPrivateFeed, NotOwn>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { id } = session.value.user
    await parts.db.write([deletePrivateFeed(id)])
    return ok(feedWith(parts, id, null))
  },
)
