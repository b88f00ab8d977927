import { and, count, eq, gt } from 'drizzle-orm'
import { adminAudit } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const auditFields = without(adminAudit, 'id')

/** An action or attempt with the operators' key. */
export interface AuditEntry extends Row<typeof auditFields> {}

const insertEntry = insert(adminAudit)

/** Records it. Long details are cut. */
export const insertAudit = (entry: AuditEntry): Statement =>
  insertEntry({ ...entry, detail: entry.detail.slice(0, 1_000) })

/** How many wrong keys came from an address since a time. */
export const deniedSince = query('deniedSince', (since: Param<number>, address: Param<string>) =>
  select({ count: count() })
    .from(adminAudit)
    .where(and(gt(adminAudit.at, since), eq(adminAudit.action, 'denied'), eq(adminAudit.address, address))),
)
