import { TOKEN_SCOPES, type TokenScope } from '../../../schema/rules/access-tokens'
import { MAX_OAUTH_APPLICATIONS, MAX_OAUTH_GRANTS } from '../../../schema/rules/oauth'
import {
  type OauthGrant,
  type OwnOauthApplication,
  oauthApplicationsOf,
  oauthGrantsOf,
} from '../../data/oauth/queries'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'

/** An application as its owner sees it. */
export interface ShownApplication extends Omit<OwnOauthApplication, 'redirects' | 'secretHash'> {
  redirects: string[]
  hasSecret: boolean
}

/** A person's applications. */
export interface OwnApplications {
  /** Of the person. */
  id: string
  applications: ShownApplication[]
}

export async function applicationsOf({ db }: Needs<'db'>, ownerId: string): Promise<OwnApplications> {
  const rows = await db.all(oauthApplicationsOf, ownerId, MAX_OAUTH_APPLICATIONS)
  return {
    id: ownerId,
    applications: rows.map(({ redirects, secretHash, ...row }) => ({
      ...row,
      redirects: JSON.parse(redirects) as string[],
      hasSecret: secretHash !== null,
    })),
  }
}

/** The viewer's applications; null for a visitor, and for somebody who uses another person's session. */
export async function ownApplications(
  parts: Needs<'db' | 'session' | 'browser'>,
): Promise<OwnApplications | null> {
  const session = await ownSession(parts)
  return session ? applicationsOf(parts, session.user.id) : null
}

/** What somebody has allowed an application, as they see it. */
export interface ShownGrant extends Omit<OauthGrant, 'scopes' | 'expiresAt'> {
  isRegistered: boolean
  scopes: TokenScope[]
}

/** What a person has allowed. */
export interface OwnGrants {
  /** Of the person. */
  id: string
  grants: ShownGrant[]
}

const inOrder = (scopes: readonly TokenScope[]): TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => scopes.includes(scope))

export async function grantsOf({ db }: Needs<'db'>, userId: string): Promise<OwnGrants> {
  const rows = await db.all(oauthGrantsOf, userId, MAX_OAUTH_GRANTS)
  return {
    id: userId,
    grants: rows.map(({ scopes, expiresAt, ...row }) => ({
      ...row,
      isRegistered: expiresAt !== null,
      scopes: inOrder(JSON.parse(scopes) as TokenScope[]),
    })),
  }
}

/** What the viewer has allowed; null for a visitor, and for somebody who uses another person's session. */
export async function ownGrants(parts: Needs<'db' | 'session' | 'browser'>): Promise<OwnGrants | null> {
  const session = await ownSession(parts)
  return session ? grantsOf(parts, session.user.id) : null
}
