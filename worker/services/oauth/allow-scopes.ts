import { TOKEN_SCOPES, type TokenScope } from '../../../schema/rules/access-tokens'
import type { AskedScopes } from '../../../schema/rules/oauth'
import type { Statement } from '../../data/database'
import { type OauthApplication, oauthGrantOf } from '../../data/oauth/queries'
import { allowApplication } from '../../data/oauth/writes'
import type { Needs } from '../parts'

/** The scopes that somebody has ever allowed an application; undefined if they have allowed it nothing. */
export async function scopesAllowed(
  { db }: Needs<'db'>,
  applicationId: string,
  userId: string,
): Promise<ReadonlySet<TokenScope> | undefined> {
  const grant = await db.first(oauthGrantOf, applicationId, userId)
  return grant && new Set(JSON.parse(grant.scopes) as TokenScope[])
}

/** The statement that allows an application some scopes beside those that it has, and whether that is more. */
export async function allowScopes(
  parts: Needs<'db' | 'clock'>,
  { id: applicationId }: Pick<OauthApplication, 'id'>,
  userId: string,
  { scopes: asked }: AskedScopes,
): Promise<{ statement: Statement; isMore: boolean }> {
  const had = (await scopesAllowed(parts, applicationId, userId)) ?? new Set<TokenScope>()
  const scopes = TOKEN_SCOPES.filter((scope) => had.has(scope) || asked.includes(scope))
  const now = parts.clock.now()
  const row = {
    applicationId,
    userId,
    scopes: JSON.stringify(scopes),
    createdAt: now,
    allowedAt: now,
    lastUsedAt: null,
  }
  return { statement: allowApplication(row), isMore: asked.some((scope) => !had.has(scope)) }
}
