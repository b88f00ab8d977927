import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { TokenScope } from '../../../schema/rules/access-tokens'
import {
  oauthApplication,
  oauthCode,
  oauthDevice,
  oauthGrant,
  oauthToken,
} from '../../../schema/tables/oauth'
import { jsonUnion } from '../sql/fragments'
import { insert, insertWhere, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Adds an application, unless its owner has the maximum number. */
export const insertOauthApplication = insertWhere(oauthApplication, (row, most: Param<number>) =>
  lt(countOf(oauthApplication, eq(oauthApplication.ownerId, row.ownerId)), most),
)

/** Adds an application that has registered itself. */
export const insertRegisteredApplication = insert(oauthApplication)

/** Lets an application that has registered itself stay longer, since it is used. */
export const keepRegisteredApplication = write((id: Param<string>, expiresAt: Param<number>) =>
  update(oauthApplication)
    .set({ expiresAt })
    .where(and(eq(oauthApplication.id, id), lt(oauthApplication.expiresAt, expiresAt))),
)

export const changeOauthApplication = write(
  (
    ownerId: Param<string>,
    id: Param<string>,
    name: Param<string>,
    description: Param<string>,
    website: Param<string>,
    redirects: Param<string>,
    now: Param<number>,
  ) =>
    update(oauthApplication)
      .set({ name, description, website, redirects, updatedAt: now })
      .where(and(eq(oauthApplication.id, id), eq(oauthApplication.ownerId, ownerId))),
)

/** Gives an application that can keep one another secret. */
export const setOauthSecret = write(
  (ownerId: Param<string>, id: Param<string>, secretHash: Param<string>, now: Param<number>) =>
    update(oauthApplication)
      .set({ secretHash, updatedAt: now })
      .where(
        and(
          eq(oauthApplication.id, id),
          eq(oauthApplication.ownerId, ownerId),
          eq(oauthApplication.isPublic, false),
        ),
      ),
)

export const deleteApplication = write((ownerId: Param<string>, id: Param<string>) =>
  deleteFrom(oauthApplication).where(and(eq(oauthApplication.id, id), eq(oauthApplication.ownerId, ownerId))),
)

/** What people have allowed an application, and what it has of them. */
export const deleteGrantsTo = write((applicationId: Param<string>) =>
  deleteFrom(oauthGrant).where(eq(oauthGrant.applicationId, applicationId)),
)
export const deleteCodesOf = write((applicationId: Param<string>) =>
  deleteFrom(oauthCode).where(eq(oauthCode.applicationId, applicationId)),
)
export const deleteTokensOf = write((applicationId: Param<string>) =>
  deleteFrom(oauthToken).where(eq(oauthToken.applicationId, applicationId)),
)

export const deleteDevicesOf = write((applicationId: Param<string>) =>
  deleteFrom(oauthDevice).where(eq(oauthDevice.applicationId, applicationId)),
)

/** Notes what somebody allows; when they first did stays, and so do the scopes (`allowMore`). */
export const allowApplication = upsert(oauthGrant, ['scopes', 'createdAt', 'lastUsedAt', 'lastDid'])

/**
 * Allows some scopes more beside those that there are by then: two requests at once lose none. @param scopes a JSON list.
 */
export const allowMore = write(
  (applicationId: Param<string>, userId: Param<string>, scopes: Param<string>) => {
    return update(oauthGrant)
      .set({ scopes: jsonUnion(oauthGrant.scopes, scopes) })
      .where(and(eq(oauthGrant.applicationId, applicationId), eq(oauthGrant.userId, userId)))
  },
)

/** What one person has allowed an application, and what it has of them. */
export const deleteGrant = write((applicationId: Param<string>, userId: Param<string>) =>
  deleteFrom(oauthGrant).where(
    and(eq(oauthGrant.applicationId, applicationId), eq(oauthGrant.userId, userId)),
  ),
)
export const deleteCodesFor = write((applicationId: Param<string>, userId: Param<string>) =>
  deleteFrom(oauthCode).where(and(eq(oauthCode.applicationId, applicationId), eq(oauthCode.userId, userId))),
)
export const deleteTokensFor = write((applicationId: Param<string>, userId: Param<string>) =>
  deleteFrom(oauthToken).where(
    and(eq(oauthToken.applicationId, applicationId), eq(oauthToken.userId, userId)),
  ),
)

export const deleteDevicesFor = write((applicationId: Param<string>, userId: Param<string>) =>
  deleteFrom(oauthDevice).where(
    and(eq(oauthDevice.applicationId, applicationId), eq(oauthDevice.userId, userId)),
  ),
)

/** Notes a use. */
export const touchGrant = write((applicationId: Param<string>, userId: Param<string>, now: Param<number>) =>
  update(oauthGrant)
    .set({ lastUsedAt: now })
    .where(and(eq(oauthGrant.applicationId, applicationId), eq(oauthGrant.userId, userId))),
)

/** Notes what it was used for. */
export const noteGrantUse = write(
  (applicationId: Param<string>, userId: Param<string>, did: Param<TokenScope>) =>
    update(oauthGrant)
      .set({ lastDid: did })
      .where(and(eq(oauthGrant.applicationId, applicationId), eq(oauthGrant.userId, userId))),
)

export const insertOauthCode = insert(oauthCode)

/** Uses a code: of any number of attempts at once, exactly one changes a row. */
export const claimOauthCode = write((hash: Param<string>, by: Param<string>, now: Param<number>) =>
  update(oauthCode)
    .set({ usedAt: now, usedBy: by })
    .where(and(eq(oauthCode.hash, hash), isNull(oauthCode.usedAt), gt(oauthCode.expiresAt, now))),
)

/**
 * Uses a refresh token: of any number of attempts at once, exactly one changes a row. It is remembered until `until` at
 * most, so that a second use is noticed.
 */
export const claimRefreshToken = write(
  (hash: Param<string>, by: Param<string>, now: Param<number>, until: Param<number>) =>
    update(oauthToken)
      .set({ usedAt: now, usedBy: by, expiresAt: sql`min(${oauthToken.expiresAt}, ${until})` })
      .where(
        and(
          eq(oauthToken.hash, hash),
          eq(oauthToken.kind, 'refresh'),
          isNull(oauthToken.usedAt),
          gt(oauthToken.expiresAt, now),
        ),
      ),
)

/** Adds a token in the batch that has used a code for it, if that was the attempt that used it. */
export const insertTokenOfCode = insertWhere(oauthToken, (_row, code: Param<string>, by: Param<string>) =>
  some(oauthCode, and(eq(oauthCode.hash, code), eq(oauthCode.usedBy, by))),
)

/** Adds a token in the batch that has used a refresh token for it, if that was the attempt that used it. */
export const insertTokenOfRefresh = insertWhere(
  oauthToken,
  (_row, refresh: Param<string>, by: Param<string>) =>
    some(oauthToken, and(eq(oauthToken.hash, refresh), eq(oauthToken.usedBy, by))),
)

/** Ends all tokens that follow from one code. */
export const endFamily = write((familyId: Param<string>) =>
  deleteFrom(oauthToken).where(eq(oauthToken.familyId, familyId)),
)
