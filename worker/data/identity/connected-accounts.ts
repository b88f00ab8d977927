import { query, type Statement } from '../database'

/** An account elsewhere that signs a person in. */
export interface ConnectedAccountRow {
  provider: string
  name: string | null
  email: string | null
  /** Milliseconds since 1970 UTC. */
  connectedAt: number
}

/** In the order of the providers' names. */
export const connectedAccountsOfUser = query<[userId: string], ConnectedAccountRow>(
  'connectedAccountsOfUser',
  `SELECT e.provider, e.name, e.email, e.created_at AS connectedAt FROM external_identity e
   WHERE e.user_id = ?1 ORDER BY e.provider LIMIT 10`,
)

/** Takes a connection away, unless its owner would have no way in then. */
export const deleteConnectedAccount = (userId: string, provider: string): Statement => ({
  sql: `DELETE FROM external_identity WHERE user_id = ?1 AND provider = ?2
          AND (EXISTS (SELECT 1 FROM user WHERE id = ?1 AND email IS NOT NULL)
            OR EXISTS (SELECT 1 FROM external_identity o WHERE o.user_id = ?1 AND o.provider <> ?2)
            OR EXISTS (SELECT 1 FROM passkey WHERE user_id = ?1))`,
  params: [userId, provider],
})
