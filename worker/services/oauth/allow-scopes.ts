import type { TokenScope } from '../../../schema/rules/access-tokens'
import type { AskedScopes } from '../../../schema/rules/oauth'
import type { Statement } from '../../data/database'
import { type OauthApplication, oauthGrantOf } from '../../data/oauth/queries'
import { allowApplication, allowMore } from '../../data/oauth/writes'
import type { Needs } from '../parts'
import { keptStatements } from './kept-statements'

/** The scopes that somebody has ever allowed an application; undefined if they have allowed it nothing. */
export async function scopesAllowed(
  { db }: Needs<'db'>,
  applicationId: string,
  userId: string,
): Promise<ReadonlySet<TokenScope> | undefined> {
  const grant = await db.first(oauthGrantOf, applicationId, userId)
  return grant && new Set(JSON.parse(grant.scopes) as TokenScope[])
}

/** The statements that allow an application some scopes beside those that it has, and whether that is more. */
export async function allowScopes(
  parts: Needs<'db' | 'clock'>,
  application: Pick<OauthApplication, 'id' | 'expiresAt'>,
  userId: string,
  { scopes: asked }: AskedScopes,
): Promise<{ statements: Statement[]; isMore: boolean }> {
  const { id: applicationId } = application
  const had = (await scopesAllowed(parts, applicationId, userId)) ?? new Set<TokenScope>()
  const scopes = JSON.stringify(asked)
  const now = parts.clock.now()
  const row = {
    applicationId,
    userId,
    scopes,
    createdAt: now,
    allowedAt: now,
    lastUsedAt: null,
  }
  const statements = [
    allowApplication(row),
    allowMore(applicationId, userId, scopes),
    ...keptStatements(application, now),
  ]
  return { statements, isMore: asked.some((scope) => !had.has(scope)) }
}
