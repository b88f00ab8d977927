import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as base64url from 'jose/base64url'
import type { AuthorizationServer } from 'oauth4webapi'
import * as v from 'valibot'
import { normalizedEmail } from '../../../schema/rules/email'
import type { ProviderName } from '../../../schema/rules/identity'
import { signingKeys } from './discovery'
import { ProviderFailed, type ProviderIdentity } from './provider'
import type { ProviderSettings } from './settings'

/** The algorithm that Google and Apple sign with. */
export const ID_TOKEN_ALGORITHM = 'RS256'
/** The tolerated difference between a provider's clock and ours, in seconds. */
export const CLOCK_TOLERANCE = 30
/** An older token doesn't say who is present now. */
const OLDEST = '1h'

/** Claims of an identity. Apple sometimes sends booleans as text. */
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.nullable(v.string())),
  email_verified: v.optional(v.nullable(v.union([v.boolean(), v.string()]))),
  name: v.optional(v.nullable(v.string())),
  nonce: v.string(),
  azp: v.optional(v.string()),
  at_hash: v.optional(v.string()),
})
export type IdTokenClaims = v.InferOutput<typeof Claims>

/** The requirements for a token. */
export interface ExpectedToken {
  server: AuthorizationServer
  clientId: string
  nonce: string
}

/**
 * The claims of a token whose signature, algorithm, issuer, audience, nonce and times are valid. Times are
 * the provider's, and compared with real time.
 *
 * @throws ProviderFailed and errors of jose.
 */
export async function verifyIdToken(
  token: string,
  { server, clientId, nonce }: ExpectedToken,
  settings: ProviderSettings,
): Promise<IdTokenClaims> {
  const check = async (isUnknown: boolean) => {
    const keys = await signingKeys(server.jwks_uri ?? '', settings, isUnknown)
    return jwtVerify(token, createLocalJWKSet(keys), {
      issuer: server.issuer,
      audience: clientId,
      algorithms: [ID_TOKEN_ALGORITHM],
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: OLDEST,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
  }
  const { payload } = await check(false).catch((error: unknown) => {
    if (error instanceof errors.JWKSNoMatchingKey) return check(true)
    throw error
  })
  const claims = v.parse(Claims, payload)
  if (claims.nonce !== nonce) throw new ProviderFailed('invalid', 'the token has another nonce')
  if (claims.azp !== undefined && claims.azp !== clientId) {
    throw new ProviderFailed('invalid', 'the token was made for another client')
  }
  return claims
}

/** Whether a token's `at_hash`, if it has one, matches the access token. */
export async function isHashOf(claims: IdTokenClaims, accessToken: string): Promise<boolean> {
  if (claims.at_hash === undefined) return true
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken))
  return claims.at_hash === base64url.encode(new Uint8Array(digest, 0, 16))
}

/** The identity that a token is about. */
export function identityOf(
  provider: ProviderName,
  issuer: string,
  { sub, email, email_verified, name }: IdTokenClaims,
): ProviderIdentity {
  const address = email ? normalizedEmail(email) : undefined
  return {
    provider,
    issuer,
    subject: sub,
    email: address ?? null,
    isEmailVerified: address !== undefined && (email_verified === true || email_verified === 'true'),
    name: name ?? null,
  }
}
