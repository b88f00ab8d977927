import { and, eq, sql } from 'drizzle-orm'
import type { ProviderName } from '../../../schema/rules/identity'
import { externalIdentity as table } from '../../../schema/tables/credential'
import type { Statement } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { update, write } from '../sql/write'

const fields = without(table)

/** An external account that signs a person in. Times in milliseconds since 1970 UTC. */
export interface ExternalIdentityRow extends Row<typeof fields> {}

export const externalIdentity = query('externalIdentity', (issuer: Param<string>, subject: Param<string>) =>
  select(fields)
    .from(table)
    .where(and(eq(table.issuer, issuer), eq(table.subject, subject))),
)

/** A person's connection to a provider: at most one account. */
export const externalIdentityOf = query(
  'externalIdentityOf',
  (userId: Param<string>, provider: Param<ProviderName>) =>
    select(fields)
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.provider, provider))),
)

const insertIdentity = insert(table)

/** Fails its batch if the identity belongs to somebody already, or the person has one of that provider. */
export const insertExternalIdentity = (row: Omit<ExternalIdentityRow, 'lastUsedAt'>): Statement =>
  insertIdentity({ ...row, lastUsedAt: row.createdAt })

const touch = write(
  (
    issuer: Param<string>,
    subject: Param<string>,
    email: Param<string | null>,
    name: Param<string | null>,
    now: Param<number>,
  ) =>
    update(table)
      .set({
        lastUsedAt: now,
        email: sql`coalesce(${email}, ${table.email})`,
        name: sql`coalesce(${name}, ${table.name})`,
      })
      .where(and(eq(table.issuer, issuer), eq(table.subject, subject))),
)

/** Records a sign-in, and the provider's current data. Data that it no longer sends isn't changed. */
export const touchExternalIdentity = (
  { issuer, subject, email, name }: Pick<ExternalIdentityRow, 'issuer' | 'subject' | 'email' | 'name'>,
  now: number,
): Statement => touch(issuer, subject, email, name, now)
