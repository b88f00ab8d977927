import { newSecret, type TokenScope } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { ACCESS_LASTS, REFRESH_LASTS, scopesNamed, VERIFIED_REFRESH_LASTS } from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import type { OauthApplication, OauthToken } from '../../data/oauth/queries'

/** What tokens are made for. */
interface TokensOf {
  application: Pick<OauthApplication, 'id' | 'isPublic' | 'verifiedAt'>
  userId: string
  familyId: string
  /** The names of scopes as the application wrote them. */
  names: readonly string[]
  /** The names that the refresh token keeps, all that there were; unless given, the same ones. */
  kept?: readonly string[]
  now: number
}

/** What an application is given. */
export interface IssuedTokens {
  access: string
  refresh: string
  names: readonly string[]
  expiresAt: number
}

/**
 * How long a refresh token of an application is good: one that staff vouches for, and that proves itself by a secret, may
 * keep it for years. Rule: docs/rules/oauth.md, "Verified applications".
 */
const refreshLasts = ({ isPublic, verifiedAt }: TokensOf['application']): number =>
  verifiedAt !== null && isPublic !== 1 ? VERIFIED_REFRESH_LASTS : REFRESH_LASTS

/** When a refresh token ends: sooner than it was issued for, if staff no longer vouches for its application. */
export const refreshEndsAt = (
  application: TokensOf['application'],
  { createdAt, expiresAt }: Pick<OauthToken, 'createdAt' | 'expiresAt'>,
): number => Math.min(expiresAt, createdAt + refreshLasts(application))

/** What a token's row says of its scopes. */
function columnsOf(names: readonly string[]): { scopes: string; names: string } {
  const scopes: TokenScope[] = scopesNamed(names.join(' '))?.scopes ?? []
  return { scopes: JSON.stringify(scopes), names: JSON.stringify(names) }
}

/** Tokens that are about to be written, and their rows. */
export async function prepareTokens({ application, names, kept = names, now, ...of }: TokensOf) {
  const [access, refresh] = await Promise.all([newSecret('oat'), newSecret('ort')])
  const [accessHash, refreshHash] = await Promise.all([sha256(access), sha256(refresh)])
  const shared = { ...of, applicationId: application.id, createdAt: now }
  const expiresAt = now + ACCESS_LASTS
  return {
    refreshHash,
    rows: [
      { ...shared, ...columnsOf(names), hash: accessHash, kind: 'access' as const, expiresAt },
      {
        ...shared,
        ...columnsOf(kept),
        hash: refreshHash,
        kind: 'refresh' as const,
        expiresAt: now + refreshLasts(application),
      },
    ],
    issued: { access, refresh, names, expiresAt } satisfies IssuedTokens,
  }
}

/**
 * What an application is told of its tokens: as the protocol says, and, if it named the scopes by their elder names, as
 * clients of sites of this kind expect it. Rule: docs/rules/oauth.md, "The elder form".
 */
export const toldOf = ({ access, refresh, names, expiresAt }: IssuedTokens): object => ({
  token_type: 'Bearer',
  access_token: access,
  refresh_token: refresh,
  expires_in: ACCESS_LASTS / SECOND,
  ...(scopesNamed(names.join(' '))?.isElder
    ? { scope: names, expires_at: expiresAt }
    : { scope: names.join(' ') }),
})
