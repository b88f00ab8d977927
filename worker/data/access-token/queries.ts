import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { accessToken } from '../../../schema/tables/access-token'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { userFields } from '../user/rows'
import { addressFields, viewerFactsFields } from '../viewer/facts'

/** A token that is valid at `now`, with its owner as a session has them. */
export const tokenWithUser = query('tokenWithUser', (hash: Param<string>, now: Param<number>) =>
  select({
    tokenId: accessToken.id,
    scopes: accessToken.scopes,
    tokenCreatedAt: accessToken.createdAt,
    lastUsedAt: accessToken.lastUsedAt,
    ...addressFields,
    ...userFields,
    ...viewerFactsFields,
  })
    .from(accessToken)
    .innerJoin(user, eq(user.id, accessToken.userId))
    .where(and(eq(accessToken.hash, hash), gt(accessToken.expiresAt, now), isNull(user.deactivatedAt))),
)

/** A person's tokens, the newest first. */
export const tokensOfUser = query('tokensOfUser', (userId: Param<string>, limit: Param<number>) =>
  select(without(accessToken, 'hash', 'userId'))
    .from(indexedBy(accessToken, 'access_token_by_user'))
    .where(eq(accessToken.userId, userId))
    .orderBy(desc(accessToken.createdAt))
    .limit(limit),
)

/** A token as its owner sees it. Its scopes are a JSON list; times are milliseconds since 1970 UTC. */
export type AccessToken = RowOf<typeof tokensOfUser>
