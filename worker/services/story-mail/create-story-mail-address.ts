import * as v from 'valibot'
import { storyMailMessages } from '../../../schema/wording/story-mail-messages'
import { putStoryMailAddress } from '../../data/story-mail/queries'
import { newReference } from '../identity/keys'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { storyMailAddress } from './address'
import type { OwnStoryMailAddress } from './own-address'

type Parts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'site' | 'replyDomain'>

/** Gives the viewer an address for stories by mail; an earlier one stops working. Rule: docs/rules/story-mail.md. */
export const createStoryMailAddress = defineUseCase(
  v.object({}),
  async (parts: Parts): Promise<Result<OwnStoryMailAddress, NotOwn | Failure<'SERVICE_UNAVAILABLE'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock, replyDomain } = parts
    if (replyDomain === undefined) return fail('SERVICE_UNAVAILABLE', storyMailMessages.noMail)
    const { id: userId } = session.value.user
    const nonce = newReference(16)
    await db.write([putStoryMailAddress({ userId, nonce, createdAt: clock.now() })])
    return ok({ id: userId, address: await storyMailAddress(parts, replyDomain, { userId, nonce }) })
  },
)
