import { and, eq, isNull, sql } from 'drizzle-orm'
import { taxRecord } from '../../../schema/tables/sales-tax'
import type { RowOf } from '../database'
import { idsDue } from '../sql/ids-due'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

export const taxRecordOf = query('taxRecordOf', (chargeId: Param<string>) =>
  select(without(taxRecord)).from(taxRecord).where(eq(taxRecord.id, chargeId)),
)
export type TaxRecordRow = RowOf<typeof taxRecordOf>

/** Charges of which the service is to be told. */
export const taxRecordsDue = idsDue(
  'taxRecordsDue',
  { id: taxRecord.id, at: taxRecord.dueAt },
  'tax_record_due',
)

/** The service is to be told of a charge; what it was told before stays. */
export const askTaxRecord = upsert(taxRecord, [
  'transactionId',
  'recorded',
  'target',
  'calculationId',
  'step',
])

/** What the service is told next. It changes nothing if somebody else has begun to tell it. */
export const setTaxTarget = write(
  (id: Param<string>, step: Param<number>, target: Param<number>, calculationId: Param<string | null>) =>
    update(taxRecord)
      .set({ target, calculationId })
      .where(and(eq(taxRecord.id, id), eq(taxRecord.step, step), isNull(taxRecord.target))),
)

/** The service was told once more. It changes nothing if somebody else has told it meanwhile. */
export const setTaxRecorded = write(
  (id: Param<string>, step: Param<number>, transactionId: Param<string>, recorded: Param<number>) =>
    update(taxRecord)
      .set({ transactionId, recorded, target: null, calculationId: null, step: sql`${taxRecord.step} + 1` })
      .where(and(eq(taxRecord.id, id), eq(taxRecord.step, step))),
)

/** When the service is to be told again. It changes nothing if somebody has asked for it since. */
export const setTaxRecordDue = write(
  (id: Param<string>, step: Param<number>, before: Param<number>, dueAt: Param<number | null>) =>
    update(taxRecord)
      .set({ dueAt })
      .where(and(eq(taxRecord.id, id), eq(taxRecord.step, step), eq(taxRecord.dueAt, before))),
)
