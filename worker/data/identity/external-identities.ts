import type { ProviderName } from '../../../schema/rules/identity'
import { query, type Statement } from '../database'

/** An account elsewhere that signs a person in. Times in milliseconds since 1970 UTC. */
export interface ExternalIdentityRow {
  issuer: string
  subject: string
  provider: ProviderName
  userId: string
  email: string | null
  /** Their name there: on X the screen name. */
  name: string | null
  createdAt: number
  lastUsedAt: number | null
}

const COLUMNS = `e.issuer, e.subject, e.provider, e.user_id AS userId, e.email, e.name,
  e.created_at AS createdAt, e.last_used_at AS lastUsedAt`

export const externalIdentity = query<[issuer: string, subject: string], ExternalIdentityRow>(
  'externalIdentity',
  `SELECT ${COLUMNS} FROM external_identity e WHERE e.issuer = ?1 AND e.subject = ?2`,
)

/** What a person is connected to at a provider: one account at most. */
export const externalIdentityOf = query<[userId: string, provider: ProviderName], ExternalIdentityRow>(
  'externalIdentityOf',
  `SELECT ${COLUMNS} FROM external_identity e WHERE e.user_id = ?1 AND e.provider = ?2`,
)

/** Fails its batch when the identity is somebody's already, or the person has one of that provider. */
export const insertExternalIdentity = (row: Omit<ExternalIdentityRow, 'lastUsedAt'>): Statement => ({
  sql: `INSERT INTO external_identity (issuer, subject, provider, user_id, email, name, created_at, last_used_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`,
  params: [row.issuer, row.subject, row.provider, row.userId, row.email, row.name, row.createdAt],
})

/** Notes a sign-in, and what the provider says now. What it no longer says stays as it was. */
export const touchExternalIdentity = (
  row: Pick<ExternalIdentityRow, 'issuer' | 'subject' | 'email' | 'name'>,
  now: number,
): Statement => ({
  sql: `UPDATE external_identity
        SET last_used_at = ?3, email = COALESCE(?4, email), name = COALESCE(?5, name)
        WHERE issuer = ?1 AND subject = ?2`,
  params: [row.issuer, row.subject, now, row.email, row.name],
})
