import { eq, lt, sql } from 'drizzle-orm'
import { user } from '../../../schema/tables/user'
import { dismissedFlag, userPreference } from '../../../schema/tables/viewer'
import type { Statement } from '../database'
import { excluded, jsonEach } from '../sql/fragments'
import { insertFrom, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { update, write } from '../sql/write'

const insertFlag = insertWhere(
  dismissedFlag,
  ({ userId }, most: Param<number>) => lt(countOf(dismissedFlag, eq(dismissedFlag.userId, userId)), most),
  'ignore',
)

/** Stores a permanent dismissal, unless the person has reached the limit. Idempotent. */
export const dismissFlag = (userId: string, flag: string, now: number, most: number): Statement =>
  insertFlag({ userId, flag, dismissedAt: now }, most)

/** Notes until when something is dismissed for a while. */
export const noteDismissal = write((userId: Param<string>, until: Param<number>) =>
  update(user)
    .set({ dismissedUntil: sql`max(coalesce(${user.dismissedUntil}, 0), ${until})` })
    .where(eq(user.id, userId)),
)

/** @param values a JSON list of [preference, value as JSON]. */
const insertPreferences = (userId: Param<string>, values: Param<string>, now: Param<number>) => {
  const { from, part } = jsonEach(values)
  const kept = select({
    userId: sql<string>`${userId}`,
    name: part<string>('$[0]'),
    value: part<string>('$[1]'),
    updatedAt: sql<number>`${now}`,
  })
    .from(from)
    .where(sql`true`)
  return insertFrom(userPreference, kept)
}

/** Stores preferences. The second argument is a JSON list of [preference, value as JSON]. */
export const keepPreferences = write((userId: Param<string>, values: Param<string>, now: Param<number>) =>
  insertPreferences(userId, values, now).onConflictDoUpdate({
    target: [userPreference.userId, userPreference.name],
    set: { value: excluded(userPreference.value), updatedAt: excluded(userPreference.updatedAt) },
  }),
)

/** Stores those of them that the person doesn't have yet. */
export const keepMissingPreferences = write(
  (userId: Param<string>, values: Param<string>, now: Param<number>) =>
    insertPreferences(userId, values, now).onConflictDoNothing(),
)
