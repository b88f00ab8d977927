import * as base64url from 'jose/base64url'
import { secretKindOf } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { CODE_SENT_TWICE, isVerifier, REFRESH_LASTS, scopesNamed } from '../../../schema/rules/oauth'
import type { OauthError } from '../../../schema/wording/oauth'
import {
  type OauthApplication,
  type OauthCode,
  oauthCodeByHash,
  oauthTokenByHash,
} from '../../data/oauth/queries'
import {
  claimOauthCode,
  claimRefreshToken,
  endFamily,
  insertTokenOfCode,
  insertTokenOfRefresh,
} from '../../data/oauth/writes'
import type { Needs } from '../parts'
import type { OauthParams } from './authorization'
import { type IssuedTokens, prepareTokens, refreshEndsAt } from './issue-tokens'
import { keptStatements } from './kept-statements'

type RedeemParts = Needs<'db' | 'clock'>

/** Tokens, or why there are none. */
export type Redeemed = IssuedTokens | { error: OauthError }

const NO_GRANT = { error: 'invalid_grant' } as const

/** The challenge of a verifier (RFC 7636, S256). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(digest))
}

/** Whether whoever redeems a code is who asked for it. A verifier without a challenge is refused, too: somebody has cut it off. */
async function isVerified({ challenge }: OauthCode, verifier: string | undefined): Promise<boolean> {
  if (challenge === null) return verifier === undefined
  return verifier !== undefined && isVerifier(verifier) && (await challengeOf(verifier)) === challenge
}

/**
 * Redeems a code for tokens: of any number of attempts at once, one gets them. A second use some time later ends them,
 * since then two have the code. Rule: docs/rules/oauth.md, "Codes".
 */
export async function redeemCode(
  { db, clock }: RedeemParts,
  application: OauthApplication,
  { code: text = '', redirect_uri: redirect, code_verifier: verifier }: OauthParams,
): Promise<Redeemed> {
  if ((await secretKindOf(text)) !== 'oac') return NO_GRANT
  const hash = await sha256(text)
  const code = await db.first(oauthCodeByHash, hash)
  if (code?.applicationId !== application.id || !(await isVerified(code, verifier))) return NO_GRANT
  // OAuth 2.1 doesn't send the address again, since the verifier proves more; elder clients do.
  const isSameWay = redirect === code.redirect || (redirect === undefined && code.challenge !== null)
  if (!isSameWay) return NO_GRANT
  const now = clock.now()
  const { userId, familyId, usedAt } = code
  const names = JSON.parse(code.names) as string[]
  const { issued, refreshHash, rows } = await prepareTokens({ application, userId, familyId, names, now })
  const [claimed] = await db.write([
    claimOauthCode(hash, refreshHash, now),
    ...rows.map((row) => insertTokenOfCode(row, hash, refreshHash)),
  ])
  if (claimed === 1) return issued
  if (usedAt !== null && now - usedAt > CODE_SENT_TWICE) await db.write([endFamily(familyId)])
  return NO_GRANT
}

/** The names of scopes of a refresh: all that there were, or fewer. Undefined if it asks for more. */
function narrowed(before: readonly string[], asked: string | undefined): readonly string[] | undefined {
  if (asked === undefined || asked === '') return before
  const had = new Set(scopesNamed(before.join(' '))?.scopes ?? [])
  const wanted = scopesNamed(asked)
  return wanted?.scopes.every((scope) => had.has(scope)) ? wanted.names : undefined
}

/**
 * Exchanges a refresh token for new tokens. A second use ends all tokens that follow from the same code: somebody else
 * has it, and nobody can tell who. Rule: docs/rules/oauth.md, "Tokens".
 */
export async function redeemRefresh(
  { db, clock }: RedeemParts,
  application: OauthApplication,
  { refresh_token: text = '', scope }: OauthParams,
): Promise<Redeemed> {
  if ((await secretKindOf(text)) !== 'ort') return NO_GRANT
  const hash = await sha256(text)
  const token = await db.first(oauthTokenByHash, hash)
  if (token?.kind !== 'refresh' || token.applicationId !== application.id) return NO_GRANT
  const { userId, familyId } = token
  const kept = JSON.parse(token.names) as string[]
  const names = narrowed(kept, scope)
  if (!names) return { error: 'invalid_scope' }
  const now = clock.now()
  // An expired one is no sign of anything.
  if (refreshEndsAt(application, token) <= now) return NO_GRANT
  const { issued, refreshHash, rows } = await prepareTokens({
    application,
    userId,
    familyId,
    names,
    kept,
    now,
  })
  const [claimed] = await db.write([
    claimRefreshToken(hash, refreshHash, now, now + REFRESH_LASTS),
    ...rows.map((row) => insertTokenOfRefresh(row, hash, refreshHash)),
    ...keptStatements(application, now),
  ])
  if (claimed === 1) return issued
  await db.write([endFamily(familyId)])
  return NO_GRANT
}
