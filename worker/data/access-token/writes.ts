import { and, eq, lt } from 'drizzle-orm'
import { accessToken } from '../../../schema/tables/access-token'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Adds a token, unless its owner has the maximum number. */
export const insertToken = insertWhere(accessToken, (row, most: Param<number>) =>
  lt(countOf(accessToken, eq(accessToken.userId, row.userId)), most),
)

/** Ends one of a person's tokens. */
export const deleteToken = write((userId: Param<string>, id: Param<string>) =>
  deleteFrom(accessToken).where(and(eq(accessToken.userId, userId), eq(accessToken.id, id))),
)

/** Notes a use. */
export const touchToken = write((hash: Param<string>, now: Param<number>) =>
  update(accessToken).set({ lastUsedAt: now }).where(eq(accessToken.hash, hash)),
)
