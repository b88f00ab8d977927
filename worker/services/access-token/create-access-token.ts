import * as v from 'valibot'
import { tokenDays, tokenName, tokenScopes } from '../../../schema/inputs/access-token'
import { MAX_ACCESS_TOKENS, newToken, tokenHint } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { DAY } from '../../../schema/rules/time-units'
import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { insertToken } from '../../data/access-token/writes'
import { type NotRecent, requireAutomation, requireRecentSession } from '../identity/security-guard'
import { type NoticeParts, noticeLater } from '../identity/security-notice'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type OwnTokens, tokensOf } from './own-tokens'

/** A new token, which is told this once. */
export interface CreatedToken {
  token: string
  own: OwnTokens
}

/**
 * Makes a token for programs of the viewer's. It needs a recent sign-in, and a mail reports it. Rule: docs/rules/api.md,
 * "Tokens".
 */
export const createAccessToken = defineUseCase(
  v.object({ name: tokenName, scopes: tokenScopes, days: tokenDays }),
  async (
    parts: NoticeParts & Needs<'session' | 'newId'>,
    { name, scopes, days },
  ): Promise<Result<CreatedToken, NotRecent | Failure<'CONFLICT'>>> => {
    const session = await requireRecentSession(parts, requireAutomation)
    if (!session.ok) return session
    const { db, clock, newId } = parts
    const { id: userId } = session.value.user
    const token = await newToken()
    const now = clock.now()
    const row = {
      hash: await sha256(token),
      id: newId(),
      userId,
      name,
      hint: tokenHint(token),
      scopes: JSON.stringify(scopes),
      createdAt: now,
      expiresAt: now + days * DAY,
      lastUsedAt: null,
    }
    const [added] = await db.write([insertToken(row, MAX_ACCESS_TOKENS)])
    if (added !== 1) return fail('CONFLICT', accessTokenWording.tooMany(MAX_ACCESS_TOKENS))
    noticeLater(parts, userId, 'token-made', name)
    return ok({ token, own: await tokensOf(parts, session.value) })
  },
)
