import { query, type Statement } from '../database'

/** A passkey as it is stored. Times in milliseconds since 1970 UTC. */
export interface PasskeyRow {
  credentialId: string
  userId: string
  /** COSE key, base64url. */
  publicKey: string
  counter: number
  /** JSON list. */
  transports: string
  isBackedUp: 0 | 1
  name: string
  createdAt: number
  lastUsedAt: number | null
}

const COLUMNS = `p.credential_id AS credentialId, p.user_id AS userId, p.public_key AS publicKey, p.counter,
  p.transports, p.is_backed_up AS isBackedUp, p.name, p.created_at AS createdAt, p.last_used_at AS lastUsedAt`

export const passkeyById = query<[credentialId: string], PasskeyRow>(
  'passkeyById',
  `SELECT ${COLUMNS} FROM passkey p WHERE p.credential_id = ?1`,
)

/** A person's passkeys, oldest first. */
export const passkeysOfUser = query<[userId: string, limit: number], PasskeyRow>(
  'passkeysOfUser',
  `SELECT ${COLUMNS} FROM passkey p WHERE p.user_id = ?1 ORDER BY p.created_at LIMIT ?2`,
)

/** A new passkey; nothing happens when it is known already, or its owner has as many as somebody may have. */
export const insertPasskey = (row: PasskeyRow, most: number): Statement => ({
  sql: `INSERT INTO passkey (credential_id, user_id, public_key, counter, transports, is_backed_up, name, created_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
        WHERE (SELECT COUNT(*) FROM passkey WHERE user_id = ?2) < ?9
        ON CONFLICT (credential_id) DO NOTHING`,
  params: [
    row.credentialId,
    row.userId,
    row.publicKey,
    row.counter,
    row.transports,
    row.isBackedUp,
    row.name,
    row.createdAt,
    most,
  ],
})

/** Notes a use, unless another one came in between. */
export const usePasskey = (
  { credentialId, counter }: Pick<PasskeyRow, 'credentialId' | 'counter'>,
  after: { counter: number; isBackedUp: boolean; now: number },
): Statement => ({
  sql: `UPDATE passkey SET counter = ?3, is_backed_up = ?4, last_used_at = ?5
        WHERE credential_id = ?1 AND counter = ?2`,
  params: [credentialId, counter, after.counter, after.isBackedUp ? 1 : 0, after.now],
})

export const renamePasskey = (userId: string, credentialId: string, name: string): Statement => ({
  sql: 'UPDATE passkey SET name = ?3 WHERE credential_id = ?2 AND user_id = ?1',
  params: [userId, credentialId, name],
})

/** Takes a passkey away, unless its owner would have no way in then. */
export const deletePasskey = (userId: string, credentialId: string): Statement => ({
  sql: `DELETE FROM passkey WHERE credential_id = ?2 AND user_id = ?1
          AND (EXISTS (SELECT 1 FROM user WHERE id = ?1 AND email IS NOT NULL)
            OR EXISTS (SELECT 1 FROM passkey o WHERE o.user_id = ?1 AND o.credential_id <> ?2)
            OR EXISTS (SELECT 1 FROM external_identity WHERE user_id = ?1))`,
  params: [userId, credentialId],
})
