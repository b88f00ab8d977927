import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { oauthApplication, oauthCode, oauthGrant, oauthToken } from '../../../schema/tables/oauth'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { userFields } from '../user/rows'
import { addressFields, viewerFactsFields } from '../viewer/facts'

const applicationFields = without(oauthApplication)

/** An application as stored. Its redirects are a JSON list; booleans are 0 and 1. */
export interface OauthApplication extends Row<typeof applicationFields> {}

/** An application, banned or not. */
export const oauthApplicationById = query('oauthApplicationById', (id: Param<string>) =>
  select(applicationFields).from(oauthApplication).where(eq(oauthApplication.id, id)),
)

/** An application that isn't banned. */
export const actingApplication = query('actingApplication', (id: Param<string>) =>
  select(applicationFields)
    .from(oauthApplication)
    .where(and(eq(oauthApplication.id, id), isNull(oauthApplication.bannedAt))),
)

/** A person's applications, the newest first, and how many people use each. */
export const oauthApplicationsOf = query(
  'oauthApplicationsOf',
  (ownerId: Param<string>, limit: Param<number>) =>
    select({
      ...applicationFields,
      userCount: countOf(oauthGrant, eq(oauthGrant.applicationId, oauthApplication.id)),
    })
      .from(indexedBy(oauthApplication, 'oauth_application_by_owner'))
      .where(eq(oauthApplication.ownerId, ownerId))
      .orderBy(desc(oauthApplication.createdAt))
      .limit(limit),
)
export type OwnOauthApplication = RowOf<typeof oauthApplicationsOf>

/** An application, and how many people use it. */
export const oauthApplicationWithUsers = query('oauthApplicationWithUsers', (id: Param<string>) =>
  select({
    ...applicationFields,
    userCount: countOf(oauthGrant, eq(oauthGrant.applicationId, oauthApplication.id)),
  })
    .from(oauthApplication)
    .where(eq(oauthApplication.id, id)),
)

/** What a person has allowed an application. */
export const oauthGrantOf = query('oauthGrantOf', (applicationId: Param<string>, userId: Param<string>) =>
  select(without(oauthGrant))
    .from(oauthGrant)
    .where(and(eq(oauthGrant.applicationId, applicationId), eq(oauthGrant.userId, userId))),
)

/** What a person has allowed, the newest first. */
export const oauthGrantsOf = query('oauthGrantsOf', (userId: Param<string>, limit: Param<number>) =>
  select({
    ...without(oauthGrant, 'userId'),
    name: oauthApplication.name,
    description: oauthApplication.description,
    website: oauthApplication.website,
    expiresAt: oauthApplication.expiresAt,
  })
    .from(indexedBy(oauthGrant, 'oauth_grant_by_user'))
    .innerJoin(oauthApplication, eq(oauthApplication.id, oauthGrant.applicationId))
    .where(eq(oauthGrant.userId, userId))
    .orderBy(desc(oauthGrant.createdAt))
    .limit(limit),
)
export type OauthGrant = RowOf<typeof oauthGrantsOf>

/** A code, used or not, of somebody who is still there. */
export const oauthCodeByHash = query('oauthCodeByHash', (hash: Param<string>) =>
  select(without(oauthCode))
    .from(oauthCode)
    .innerJoin(user, eq(user.id, oauthCode.userId))
    .where(and(eq(oauthCode.hash, hash), isNull(user.deactivatedAt))),
)
export type OauthCode = RowOf<typeof oauthCodeByHash>

/** A token of either kind, used or not, of somebody who is still there and still allows the application, unless that is banned. */
export const oauthTokenByHash = query('oauthTokenByHash', (hash: Param<string>) =>
  select({ ...without(oauthToken), username: user.username, isSuspended: user.isSuspended })
    .from(oauthToken)
    .innerJoin(
      oauthApplication,
      and(eq(oauthApplication.id, oauthToken.applicationId), isNull(oauthApplication.bannedAt)),
    )
    .innerJoin(
      oauthGrant,
      and(eq(oauthGrant.applicationId, oauthToken.applicationId), eq(oauthGrant.userId, oauthToken.userId)),
    )
    .innerJoin(user, eq(user.id, oauthToken.userId))
    .where(and(eq(oauthToken.hash, hash), isNull(user.deactivatedAt))),
)
export type OauthToken = RowOf<typeof oauthTokenByHash>

/** An access token that is valid at `now`, with its owner as a session has them. */
export const oauthAccessWithUser = query('oauthAccessWithUser', (hash: Param<string>, now: Param<number>) =>
  select({
    tokenId: oauthToken.familyId,
    applicationId: oauthToken.applicationId,
    scopes: oauthToken.scopes,
    tokenCreatedAt: oauthToken.createdAt,
    lastUsedAt: oauthGrant.lastUsedAt,
    lastDid: oauthGrant.lastDid,
    ...addressFields,
    ...userFields,
    ...viewerFactsFields,
  })
    .from(oauthToken)
    .innerJoin(
      oauthApplication,
      and(eq(oauthApplication.id, oauthToken.applicationId), isNull(oauthApplication.bannedAt)),
    )
    .innerJoin(
      oauthGrant,
      and(eq(oauthGrant.applicationId, oauthToken.applicationId), eq(oauthGrant.userId, oauthToken.userId)),
    )
    .innerJoin(user, eq(user.id, oauthToken.userId))
    .where(
      and(
        eq(oauthToken.hash, hash),
        eq(oauthToken.kind, 'access'),
        gt(oauthToken.expiresAt, now),
        isNull(user.deactivatedAt),
      ),
    ),
)
