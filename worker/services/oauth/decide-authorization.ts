import { newSecret } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { CODE_LASTS } from '../../../schema/rules/oauth'
import { insertOauthCode } from '../../data/oauth/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import { type NoticeParts, noticeLater } from '../identity/security-notice'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { allowScopes } from './allow-scopes'
import { type AskedAuthorization, leadBack } from './authorization'

export type DecisionParts = NoticeParts & Needs<'session' | 'newId'>

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
  const { statements, isMore } = await allowScopes(parts, application, userId, asked)
  const code = await newSecret('oac')
  await db.write([
    ...statements,
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
