import { secretKindOf } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { SECOND } from '../../../schema/rules/time-units'
import { type OauthApplication, type OauthToken, oauthTokenByHash } from '../../data/oauth/queries'
import { endFamily } from '../../data/oauth/writes'
import type { Needs } from '../parts'
import { refreshEndsAt } from './issue-tokens'

/** A token of an application, by its text; nothing for those of others. */
async function ownToken(
  { db }: Needs<'db'>,
  { id }: OauthApplication,
  text: string,
): Promise<OauthToken | undefined> {
  const kind = await secretKindOf(text)
  if (kind !== 'oat' && kind !== 'ort') return undefined
  const token = await db.first(oauthTokenByHash, await sha256(text))
  return token?.applicationId === id ? token : undefined
}

/** Ends a token, and all that follow from the same code (RFC 7009). One that isn't there has ended already. */
export async function revokeOauthToken(
  parts: Needs<'db'>,
  application: OauthApplication,
  text: string,
): Promise<void> {
  const token = await ownToken(parts, application, text)
  if (token) await parts.db.write([endFamily(token.familyId)])
}

/** What an application is told of a token of its own (RFC 7662): of any other, that it isn't good. */
export async function introspectToken(
  parts: Needs<'db' | 'clock'>,
  application: OauthApplication,
  text: string,
  issuer: string,
): Promise<object> {
  const token = await ownToken(parts, application, text)
  if (!token || token.usedAt !== null || token.isSuspended === 1) return { active: false }
  const endsAt = token.kind === 'refresh' ? refreshEndsAt(application, token) : token.expiresAt
  if (endsAt <= parts.clock.now()) return { active: false }
  return {
    active: true,
    scope: (JSON.parse(token.names) as string[]).join(' '),
    client_id: token.applicationId,
    username: token.username,
    sub: token.userId,
    token_type: token.kind === 'access' ? 'Bearer' : 'refresh_token',
    iat: Math.floor(token.createdAt / SECOND),
    exp: Math.floor(endsAt / SECOND),
    iss: issuer,
  }
}
