import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { deleteToken } from '../../data/access-token/writes'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type OwnTokens, tokensOf } from './own-tokens'

/** Ends one of the viewer's tokens: the next request with it is refused. Rule: docs/rules/api.md, "Tokens". */
export const revokeAccessToken = defineUseCase(
  v.object({ tokenId: entityId }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>,
    { tokenId },
  ): Promise<Result<OwnTokens, NotOwn | Failure<'NOT_FOUND'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const [ended] = await parts.db.write([deleteToken(session.value.user.id, tokenId)])
    return ended === 1
      ? ok(await tokensOf(parts, session.value))
      : fail('NOT_FOUND', accessTokenWording.noToken, 'tokenId')
  },
)
