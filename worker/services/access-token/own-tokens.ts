import { MAX_ACCESS_TOKENS, type TokenScope } from '../../../schema/rules/access-tokens'
import { type AccessToken, tokensOfUser } from '../../data/access-token/queries'
import { ownSession, recentUntil } from '../identity/security-guard'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'

/** A token as its owner sees it. */
interface ShownToken extends Omit<AccessToken, 'scopes'> {
  scopes: TokenScope[]
  isExpired: boolean
}

/** A person's tokens. Times in milliseconds since 1970 UTC. */
export interface OwnTokens {
  /** Of the person. */
  id: string
  tokens: ShownToken[]
  /** Until when the person may make one; null if they have to sign in again first. */
  recentUntil: number | null
}

/** The tokens of a session's owner. */
export async function tokensOf(parts: Needs<'db' | 'clock'>, session: Session): Promise<OwnTokens> {
  const { id } = session.user
  const now = parts.clock.now()
  const tokens = await parts.db.all(tokensOfUser, id, MAX_ACCESS_TOKENS)
  return {
    id,
    tokens: tokens.map(({ scopes, ...token }) => ({
      ...token,
      scopes: JSON.parse(scopes) as TokenScope[],
      isExpired: token.expiresAt <= now,
    })),
    recentUntil: recentUntil(parts, session),
  }
}

/** The viewer's tokens; null for a visitor, and for somebody who uses another person's session. */
export async function ownTokens(
  parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
): Promise<OwnTokens | null> {
  const session = await ownSession(parts)
  return session ? tokensOf(parts, session) : null
}
