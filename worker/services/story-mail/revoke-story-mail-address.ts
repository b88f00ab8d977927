import * as v from 'valibot'
import { deleteStoryMailAddress } from '../../data/story-mail/queries'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { OwnStoryMailAddress } from './own-address'

/** Ends the viewer's address for stories by mail. Rule: docs/rules/story-mail.md. */
export const revokeStoryMailAddress = defineUseCase(
  v.object({}),
  async (
    parts: Needs<'db' | 'session' | 'browser' | 'site'>,
  ): Promise<Result<OwnStoryMailAddress, NotOwn>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { id } = session.value.user
    await parts.db.write([deleteStoryMailAddress(id)])
    return ok({ id, address: null })
  },
)
