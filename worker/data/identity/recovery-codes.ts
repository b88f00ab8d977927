import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { recoveryCode, totpCredential } from '../../../schema/tables/credential'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

export const recoveryCodesLeft = query('recoveryCodesLeft', (userId: Param<string>) =>
  select({ count: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))),
)

/** The person's second factor is on. */
const isOn = (userId: Param<string>): SQL =>
  some(totpCredential, and(eq(totpCredential.userId, userId), isNotNull(totpCredential.confirmedAt)))

/** A second factor is being set up with this secret. */
const isBeingSetUp = (userId: Param<string>, secret: Param<string>): SQL =>
  some(
    totpCredential,
    and(
      eq(totpCredential.userId, userId),
      eq(totpCredential.secret, secret),
      isNull(totpCredential.confirmedAt),
    ),
  )

/** Uses up a code: of any number of concurrent attempts, exactly one changes a row. */
export const useRecoveryCode = write((userId: Param<string>, hash: Param<string>, now: Param<number>) =>
  update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.hash, hash),
        isNull(recoveryCode.usedAt),
        isOn(userId),
      ),
    ),
)

export const deleteRecoveryCodes = write((userId: Param<string>) =>
  deleteFrom(recoveryCode).where(eq(recoveryCode.userId, userId)),
)

const codes = (userId: Param<string>, hashes: Param<string>, condition: SQL) => {
  const { from, value } = jsonEach(hashes)
  return insertFrom(
    recoveryCode,
    select({ userId: sql<string>`${userId}`, hash: value })
      .from(from)
      .where(condition),
  )
}

const insertCodes = write((userId: Param<string>, hashes: Param<string>) =>
  codes(userId, hashes, isOn(userId)),
)

/** Sets new codes for somebody whose second factor is on. */
export const insertRecoveryCodes = (userId: string, hashes: readonly string[]): Statement =>
  insertCodes(userId, JSON.stringify(hashes))

const deleteFormerCodes = write((userId: Param<string>, secret: Param<string>) =>
  deleteFrom(recoveryCode).where(and(eq(recoveryCode.userId, userId), isBeingSetUp(userId, secret))),
)
const insertFirstCodes = write((userId: Param<string>, secret: Param<string>, hashes: Param<string>) =>
  codes(userId, hashes, isBeingSetUp(userId, secret)),
)

/**
 * Sets the first codes of a second factor that the same batch then switches on: does nothing if another
 * request was faster.
 */
export const insertFirstRecoveryCodes = (
  userId: string,
  secret: string,
  hashes: readonly string[],
): Statement[] => [
  deleteFormerCodes(userId, secret),
  insertFirstCodes(userId, secret, JSON.stringify(hashes)),
]
