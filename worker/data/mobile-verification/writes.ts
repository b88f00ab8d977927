import { and, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { mobileCode, mobileNumber, smsDay } from '../../../schema/tables/mobile-verification'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { insert, insertWhere, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Stores the code that is about to be sent, in place of any other. */
export const putMobileCode = upsert(mobileCode, [])

/** Counts an attempt at a code before it is checked: of any number at once, no more count than are allowed. */
export const takeMobileTry = write(
  (userId: Param<string>, codeHash: Param<string>, tries: Param<number>, now: Param<number>) =>
    update(mobileCode)
      .set({ tries: sql`${mobileCode.tries} + 1` })
      .where(
        and(
          eq(mobileCode.userId, userId),
          eq(mobileCode.codeHash, codeHash),
          lt(mobileCode.tries, tries),
          gt(mobileCode.expiresAt, now),
        ),
      ),
)

/** Forgets the code that was sent to somebody. */
export const deleteMobileCode = write((userId: Param<string>, codeHash: Param<string>) =>
  deleteFrom(mobileCode).where(and(eq(mobileCode.userId, userId), eq(mobileCode.codeHash, codeHash))),
)

/** Whether the code is there, and nobody else has the number. */
const isFree = (userId: SQL | Param<string>, numberHash: SQL | Param<string>, codeHash: Param<string>): SQL =>
  sql`${some(mobileCode, and(eq(mobileCode.userId, userId), eq(mobileCode.codeHash, codeHash)))} and not ${some(
    mobileNumber,
    and(eq(mobileNumber.numberHash, numberHash), ne(mobileNumber.userId, userId)),
  )}`

const dropNumber = write((userId: Param<string>, numberHash: Param<string>, codeHash: Param<string>) =>
  deleteFrom(mobileNumber).where(and(eq(mobileNumber.userId, userId), isFree(userId, numberHash, codeHash))),
)

const addNumber = insertWhere(mobileNumber, (row, codeHash: Param<string>) =>
  isFree(row.userId, row.numberHash, codeHash),
)

const markVerified = write((userId: Param<string>, numberHash: Param<string>, now: Param<number>) =>
  update(user)
    .set({ mobileVerifiedAt: now })
    .where(
      and(
        eq(user.id, userId),
        some(mobileNumber, and(eq(mobileNumber.userId, userId), eq(mobileNumber.numberHash, numberHash))),
      ),
    ),
)

/**
 * Makes a number somebody's only one, if their code is still there and nobody else has the number. The code is used up in any
 * case. Of the numbers of changed rows, the second is 1 if that happened.
 */
export const verifyNumber = (
  row: { userId: string; numberHash: string; number: string },
  codeHash: string,
  now: number,
): Statement[] => [
  dropNumber(row.userId, row.numberHash, codeHash),
  addNumber({ ...row, verifiedAt: now }, codeHash),
  markVerified(row.userId, row.numberHash, now),
  deleteMobileCode(row.userId, codeHash),
]

const deleteNumber = write((userId: Param<string>) =>
  deleteFrom(mobileNumber).where(eq(mobileNumber.userId, userId)),
)
const markUnverified = write((userId: Param<string>) =>
  update(user).set({ mobileVerifiedAt: null }).where(eq(user.id, userId)),
)

/** Removes somebody's number. The first number of changed rows is 1 if there was one. */
export const removeNumber = (userId: string): Statement[] => [deleteNumber(userId), markUnverified(userId)]

const beginSmsDay = insert(smsDay, 'ignore')
const spend = write(
  (day: Param<number>, service: Param<string>, price: Param<number>, budget: Param<number>) =>
    update(smsDay)
      .set({ spent: sql`${smsDay.spent} + ${price}` })
      .where(
        and(eq(smsDay.day, day), eq(smsDay.service, service), lte(sql`${smsDay.spent} + ${price}`, budget)),
      ),
)

/** Spends what a message costs, unless that is more than what is left of the day. The last number of changed rows is 1 then. */
export const spendOnSms = (day: number, service: string, price: number, budget: number): Statement[] => [
  beginSmsDay({ day, service, spent: 0 }),
  spend(day, service, price, budget),
]
