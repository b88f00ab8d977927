import { newSecret, TOKEN_SCOPES, type TokenScope } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { CODE_LASTS } from '../../../schema/rules/oauth'
import { oauthGrantOf } from '../../data/oauth/queries'
import { allowApplication, insertOauthCode } from '../../data/oauth/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import { type NoticeParts, noticeLater } from '../identity/security-notice'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { type AskedAuthorization, leadBack } from './authorization'

type DecisionParts = NoticeParts & Needs<'session' | 'newId'>

/**
 * Allows an application what it asks for, and returns where to lead it: with a code that is good for a minute. A mail
 * reports whatever it wasn't allowed before. Rule: docs/rules/oauth.md, "Allowing".
 */
export async function allowAuthorization(
  parts: DecisionParts,
  authorization: AskedAuthorization,
): Promise<Result<string, NotOwn>> {
  const session = await requireAutomation(parts)
  if (!session.ok) return session
  const { db, clock, newId, browser } = parts
  const { application, asked, redirect, challenge } = authorization
  const { id: userId } = session.value.user
  const now = clock.now()
  const before = await db.first(oauthGrantOf, application.id, userId)
  const had = new Set(before ? (JSON.parse(before.scopes) as TokenScope[]) : [])
  const isMore = asked.scopes.some((scope) => !had.has(scope))
  const all = TOKEN_SCOPES.filter((scope) => had.has(scope) || asked.scopes.includes(scope))
  const code = await newSecret('oac')
  await db.write([
    allowApplication({
      applicationId: application.id,
      userId,
      scopes: JSON.stringify(all),
      createdAt: now,
      allowedAt: now,
      lastUsedAt: null,
    }),
    insertOauthCode({
      hash: await sha256(code),
      applicationId: application.id,
      userId,
      familyId: newId(),
      redirect,
      names: JSON.stringify(asked.names),
      challenge,
      createdAt: now,
      expiresAt: now + CODE_LASTS,
    }),
  ])
  if (isMore) noticeLater(parts, userId, 'application-allowed', application.name)
  return ok(leadBack(authorization, browser.mainOrigin, { code }))
}
