import { query, type Statement } from '../database'
import { USER_COLUMNS, type User } from '../user/rows'
import { VIEWER_FACTS, type ViewerFactsRow } from '../viewer/facts'

/** A session as it is stored. Times in milliseconds since 1970 UTC. */
export interface SessionRow {
  hash: string
  id: string
  userId: string
  actsAsUserId: string | null
  parentHash: string | null
  host: string
  method: string
  createdAt: number
  authenticatedAt: number
  lastSeenAt: number
  expiresAt: number
  address: string | null
  userAgent: string | null
  country: string | null
}

const SESSION_COLUMNS = `s.hash, s.id, s.user_id AS userId, s.acts_as_user_id AS actsAsUserId,
  s.parent_hash AS parentHash, s.host, s.method, s.created_at AS createdAt,
  s.authenticated_at AS authenticatedAt, s.last_seen_at AS lastSeenAt, s.expires_at AS expiresAt, s.address,
  s.user_agent AS userAgent, s.country`

/** Columns of two rows in one: those of the session have a name of their own where both have one. */
type SessionUserRow = Omit<SessionRow, 'id' | 'createdAt'> & {
  sessionId: string
  sessionCreatedAt: number
} & User &
  ViewerFactsRow & {
    email: string | null
    emailVerifiedAt: number | null
    unverifiedEmail: string | null
    ownerIsStaff: number
  }

/** Whom a session's owner acts as: only who still is a member of staff acts as anybody. */
const ACTS_AS = 'CASE WHEN o.is_staff = 1 THEN s.acts_as_user_id END'

/**
 * A session that is good at `now`, with the person whom its requests are made as: its owner, or the one whom a
 * member of staff acts as. One read.
 */
export const sessionWithUser = query<[hash: string, now: number], SessionUserRow>(
  'sessionWithUser',
  `SELECT s.hash, s.id AS sessionId, s.user_id AS userId, ${ACTS_AS} AS actsAsUserId,
     s.parent_hash AS parentHash, s.host, s.method, s.created_at AS sessionCreatedAt,
     s.authenticated_at AS authenticatedAt, s.last_seen_at AS lastSeenAt, s.expires_at AS expiresAt, s.address,
     s.user_agent AS userAgent, s.country, u.email, u.email_verified_at AS emailVerifiedAt,
     u.unverified_email AS unverifiedEmail, o.is_staff AS ownerIsStaff, ${USER_COLUMNS}, ${VIEWER_FACTS}
   FROM session s JOIN user o ON o.id = s.user_id JOIN user u ON u.id = COALESCE(${ACTS_AS}, s.user_id)
   WHERE s.hash = ?1 AND s.expires_at > ?2 AND u.deactivated_at IS NULL AND o.deactivated_at IS NULL`,
)

/** A person's sessions, latest visit first. Those handed over to other hosts of ours are listed too. */
export const sessionsOfUser = query<[userId: string, now: number, limit: number], SessionRow>(
  'sessionsOfUser',
  `SELECT ${SESSION_COLUMNS} FROM session s
   WHERE s.user_id = ?1 AND s.expires_at > ?2 ORDER BY s.last_seen_at DESC LIMIT ?3`,
)

/** @param givenBy the session that this one comes from: when it is over, nothing happens. */
export const insertSession = (row: SessionRow, givenBy: string | null): Statement => ({
  sql: `INSERT INTO session (hash, id, user_id, acts_as_user_id, parent_hash, host, method, created_at,
          authenticated_at, last_seen_at, expires_at, address, user_agent, country)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
        WHERE ?15 IS NULL OR EXISTS (SELECT 1 FROM session WHERE hash = ?15 AND expires_at > ?8)`,
  params: [
    row.hash,
    row.id,
    row.userId,
    row.actsAsUserId,
    row.parentHash,
    row.host,
    row.method,
    row.createdAt,
    row.authenticatedAt,
    row.lastSeenAt,
    row.expiresAt,
    row.address,
    row.userAgent,
    row.country,
    givenBy,
  ],
})

/** Notes a visit; the session then lasts from now on. */
export const touchSession = (hash: string, now: number, expiresAt: number): Statement => ({
  sql: 'UPDATE session SET last_seen_at = ?2, expires_at = ?3 WHERE hash = ?1',
  params: [hash, now, expiresAt],
})

/** Ends a session, and those that were handed over from it. */
export const deleteSession = (hash: string): Statement[] => [
  { sql: 'DELETE FROM session WHERE parent_hash = ?', params: [hash] },
  { sql: 'DELETE FROM session WHERE hash = ?', params: [hash] },
]

/** Ends all sessions of a person but one; those that were handed over from it end too. */
export const deleteOtherSessions = (userId: string, keptHash: string | null): Statement => ({
  sql: 'DELETE FROM session WHERE user_id = ?1 AND hash <> ?2',
  params: [userId, keptHash ?? ''],
})

/** A member of staff goes on as somebody else, or as themselves again. */
export const setActsAs = (hash: string, userId: string | null): Statement => ({
  sql: 'UPDATE session SET acts_as_user_id = ?2 WHERE hash = ?1',
  params: [hash, userId],
})

/** Sweeps out what is over. */
export const deleteExpiredSessions = (now: number, limit: number): Statement => ({
  sql: `DELETE FROM session WHERE hash IN
          (SELECT hash FROM session INDEXED BY session_by_expiry WHERE expires_at <= ?1 LIMIT ?2)`,
  params: [now, limit],
})
