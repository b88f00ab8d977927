import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { readerDigest } from '../../../schema/tables/reader-digest'
import { session } from '../../../schema/tables/session'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import { userFields } from '../user/rows'

/** The zone from which somebody was here last. */
const lastZone = scalar(
  select({ timeZone: session.timeZone })
    .from(indexedBy(session, 'session_by_user'))
    .where(eq(session.userId, readerDigest.userId))
    .orderBy(desc(session.lastSeenAt))
    .limit(1),
)

/** Readers whose digest is due. */
export const dueReaderDigests = query('dueReaderDigests', (now: Param<number>, limit: Param<number>) =>
  select({
    ...userFields,
    rhythm: readerDigest.rhythm,
    toldUntil: readerDigest.toldUntil,
    dueAt: readerDigest.dueAt,
    isSending: readerDigest.isSending,
    attempts: readerDigest.attempts,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt,
    zone: lastZone,
  })
    .from(indexedBy(readerDigest, 'reader_digest_due'))
    .innerJoin(user, eq(user.id, readerDigest.userId))
    .where(
      and(
        lte(readerDigest.dueAt, now),
        or(isNull(readerDigest.claimedUntil), lte(readerDigest.claimedUntil, now)),
      ),
    )
    .orderBy(asc(readerDigest.dueAt))
    .limit(limit),
)

/** How often somebody gets a digest; nothing for who gets none. */
export const readerDigestOf = query('readerDigestOf', (userId: Param<string>) =>
  select(only(readerDigest, 'rhythm')).from(readerDigest).where(eq(readerDigest.userId, userId)),
)

/** Somebody gets a digest, of what comes out from now on if they had none. */
export const keepReaderDigest = upsert(readerDigest, ['toldUntil'])

export const deleteReaderDigest = write((userId: Param<string>) =>
  deleteFrom(readerDigest).where(eq(readerDigest.userId, userId)),
)

const isDue = (userId: Param<string>, dueAt: Param<number>) =>
  and(eq(readerDigest.userId, userId), eq(readerDigest.dueAt, dueAt))

/** Claims a digest that is about to be sent. Changes no row if somebody else has claimed it, or it was sent. */
export const claimReaderDigest = write(
  (userId: Param<string>, dueAt: Param<number>, now: Param<number>, until: Param<number>) =>
    update(readerDigest)
      .set({ claimedUntil: sql`${until}`, isSending: true })
      .where(
        and(isDue(userId, dueAt), or(isNull(readerDigest.claimedUntil), lte(readerDigest.claimedUntil, now))),
      ),
)

/** Has a digest tried again that the mail service refused. */
export const postponeReaderDigest = write(
  (userId: Param<string>, dueAt: Param<number>, until: Param<number>) =>
    update(readerDigest)
      .set({
        claimedUntil: sql`${until}`,
        isSending: false,
        attempts: sql`${readerDigest.attempts} + 1`,
      })
      .where(isDue(userId, dueAt)),
)

/** A digest is done with: the next one is due at another time, and tells of what came out from a time on. */
export const settleReaderDigest = write(
  (userId: Param<string>, dueAt: Param<number>, next: Param<number>, toldUntil: Param<number>) =>
    update(readerDigest)
      .set({
        dueAt: sql`${next}`,
        toldUntil: sql`${toldUntil}`,
        claimedUntil: null,
        isSending: false,
        attempts: 0,
      })
      .where(isDue(userId, dueAt)),
)
