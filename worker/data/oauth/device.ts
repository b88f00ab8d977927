import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { oauthApplication, oauthDevice, oauthToken } from '../../../schema/tables/oauth'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { failedOn } from '../sql/fragments'
import { insert, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/** A device by the code with which it asks, decided or not. */
export const oauthDeviceByHash = query('oauthDeviceByHash', (hash: Param<string>) =>
  select({ ...without(oauthDevice), deactivatedAt: user.deactivatedAt })
    .from(oauthDevice)
    .leftJoin(user, eq(user.id, oauthDevice.userId))
    .where(eq(oauthDevice.hash, hash)),
)
export type OauthDevice = RowOf<typeof oauthDeviceByHash>

/** A device that waits for a decision, by the code that somebody types, with its application. */
export const waitingDevice = query('waitingDevice', (typedHash: Param<string>, now: Param<number>) =>
  select({ hash: oauthDevice.hash, names: oauthDevice.names, ...without(oauthApplication) })
    .from(oauthDevice)
    .innerJoin(oauthApplication, eq(oauthApplication.id, oauthDevice.applicationId))
    .where(
      and(
        eq(oauthDevice.typedHash, typedHash),
        isNull(oauthDevice.decision),
        gt(oauthDevice.expiresAt, now),
        isNull(oauthApplication.bannedAt),
      ),
    ),
)
export type WaitingDevice = RowOf<typeof waitingDevice>

export const insertOauthDevice = insert(oauthDevice)

/** Fails the batch if a device doesn't wait any more, so that nothing is allowed because of it. */
export const expectWaitingDevice = write((hash: Param<string>, now: Param<number>) =>
  update(oauthDevice)
    .set({ names: sql`null` })
    .where(
      and(eq(oauthDevice.hash, hash), or(isNotNull(oauthDevice.decision), lte(oauthDevice.expiresAt, now))),
    ),
)
export const isDeviceDecided = (error: unknown): boolean => failedOn(error, oauthDevice.names)

/** Decides about a device that still waits: of any number of decisions, the first one counts. */
export const decideDevice = write(
  (hash: Param<string>, decision: Param<'allowed' | 'denied'>, userId: Param<string>, now: Param<number>) =>
    update(oauthDevice)
      .set({ decision, userId })
      .where(and(eq(oauthDevice.hash, hash), isNull(oauthDevice.decision), gt(oauthDevice.expiresAt, now))),
)

/** Notes that a device has asked, and how long it waits from now on. */
export const noteDeviceAsked = write((hash: Param<string>, waitMs: Param<number>, now: Param<number>) =>
  update(oauthDevice).set({ askedAt: now, waitMs }).where(eq(oauthDevice.hash, hash)),
)

/** Uses what somebody has allowed a device: of any number of attempts at once, exactly one changes a row. */
export const claimOauthDevice = write((hash: Param<string>, by: Param<string>, now: Param<number>) =>
  update(oauthDevice)
    .set({ usedBy: by })
    .where(
      and(
        eq(oauthDevice.hash, hash),
        eq(oauthDevice.decision, sql`'allowed'`),
        isNull(oauthDevice.usedBy),
        gt(oauthDevice.expiresAt, now),
      ),
    ),
)

/** Adds a token in the batch that has used a device's code for it, if that was the attempt that used it. */
export const insertTokenOfDevice = insertWhere(oauthToken, (_row, device: Param<string>, by: Param<string>) =>
  some(oauthDevice, and(eq(oauthDevice.hash, device), eq(oauthDevice.usedBy, by))),
)
