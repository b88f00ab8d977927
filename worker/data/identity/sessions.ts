import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { session } from '../../../schema/tables/session'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import { userFields } from '../user/rows'
import { addressFields, viewerFactsFields } from '../viewer/facts'

const sessionFields = without(session)

/** A session as stored. Times in milliseconds since 1970 UTC. */
export interface SessionRow extends Row<typeof sessionFields> {}

/** Who signed in; `user` is the person as whom the session's requests are made. */
const owner = alias(user, 'owner')

/** The person as whom a session's owner acts: only current members of staff act as anybody. */
const actsAs = sql<string | null>`case when ${owner.isStaff} = 1 then ${session.actsAsUserId} end`

/**
 * A session that is valid at `now`, with the person as whom its requests are made: its owner, or the person
 * as whom a member of staff acts. One read. Fields of the session are renamed where the person has the same
 * ones.
 */
export const sessionWithUser = query('sessionWithUser', (hash: Param<string>, now: Param<number>) =>
  select({
    ...without(session, 'id', 'createdAt'),
    actsAsUserId: actsAs,
    sessionId: session.id,
    sessionCreatedAt: session.createdAt,
    ownerIsStaff: owner.isStaff,
    ...addressFields,
    ...userFields,
    ...viewerFactsFields,
  })
    .from(session)
    .innerJoin(owner, eq(owner.id, session.userId))
    .innerJoin(user, eq(user.id, sql`coalesce(${actsAs}, ${session.userId})`))
    .where(
      and(
        eq(session.hash, hash),
        gt(session.expiresAt, now),
        isNull(user.deactivatedAt),
        isNull(owner.deactivatedAt),
      ),
    ),
)

/** A person's sessions, latest visit first, including those handed over to our other hosts. */
export const sessionsOfUser = query(
  'sessionsOfUser',
  (userId: Param<string>, now: Param<number>, limit: Param<number>) =>
    select(sessionFields)
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
      .orderBy(desc(session.lastSeenAt))
      .limit(limit),
)

/**
 * Creates a session. The second argument is the session that it comes from: if that has ended, nothing
 * happens.
 */
export const insertSession = insertWhere(session, (row, givenBy: Param<string | null>) => {
  const given = alias(session, 'given')
  const isOpen = and(eq(given.hash, givenBy), gt(given.expiresAt, row.createdAt))
  return or(isNull(givenBy), some(given, isOpen))
})

/** Records a visit, which extends the session. */
export const touchSession = write(
  (hash: Param<string>, now: Param<number>, expiresAt: Param<number>, timeZone: Param<string | null>) =>
    update(session).set({ lastSeenAt: now, expiresAt, timeZone }).where(eq(session.hash, hash)),
)

const deleteHandedOver = write((parentHash: Param<string>) =>
  deleteFrom(session).where(eq(session.parentHash, parentHash)),
)
const deleteItself = write((hash: Param<string>) => deleteFrom(session).where(eq(session.hash, hash)))

/** Ends a session and those that were handed over from it. */
export const deleteSession = (hash: string): Statement[] => [deleteHandedOver(hash), deleteItself(hash)]

const deleteOthers = write((userId: Param<string>, keptHash: Param<string>) =>
  deleteFrom(session).where(and(eq(session.userId, userId), ne(session.hash, keptHash))),
)

/** Ends all sessions of a person but one; those that were handed over from it end too. */
export const deleteOtherSessions = (userId: string, keptHash: string | null): Statement =>
  deleteOthers(userId, keptHash ?? '')

/** Lets a member of staff act as somebody else, or as themselves again. */
export const setActsAs = write((hash: Param<string>, userId: Param<string | null>) =>
  update(session).set({ actsAsUserId: userId }).where(eq(session.hash, hash)),
)
