import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { charge } from '../../../schema/tables/ledger'
import { partnerSetAside } from '../../../schema/tables/partner'
import type { RowOf, Statement } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { only, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/* Charges that couldn't be divided. Rule: docs/rules/partner.md, "Set aside". */

/** Charges that weren't tried since a time, the one that has waited longest for its next try first. */
export const chargesToRetry = query('chargesToRetry', (before: Param<number>, limit: Param<number>) =>
  select(without(charge))
    .from(indexedBy(partnerSetAside, 'partner_set_aside_tried'))
    .crossJoin(charge)
    .where(and(lt(partnerSetAside.triedAt, before), eq(charge.id, partnerSetAside.chargeId)))
    .orderBy(asc(partnerSetAside.triedAt), asc(partnerSetAside.chargeId))
    .limit(limit),
)

/** What is known of charges that were due before a time, the earliest first. */
export const setAsideBefore = query('setAsideBefore', (end: Param<number>, limit: Param<number>) =>
  select(only(partnerSetAside, 'chargeId', 'dueAt', 'reason', 'tries', 'triedAt'))
    .from(indexedBy(partnerSetAside, 'partner_set_aside_due'))
    .where(lt(partnerSetAside.dueAt, end))
    .orderBy(asc(partnerSetAside.dueAt), asc(partnerSetAside.chargeId))
    .limit(limit),
)
export type SetAsideRow = RowOf<typeof setAsideBefore>

/** A charge that is due, unless it has changed or was divided since that version. */
const insertSetAside = insertWhere(
  partnerSetAside,
  (row, version: Param<number>) =>
    some(
      charge,
      and(eq(charge.id, row.chargeId), eq(charge.version, version), eq(charge.divideAt, row.dueAt)),
    ),
  'ignore',
)

const noteTry = write((chargeId: Param<string>, reason: Param<string>, now: Param<number>) =>
  update(partnerSetAside)
    .set({ reason, tries: sql`${partnerSetAside.tries} + 1`, triedAt: now })
    .where(eq(partnerSetAside.chargeId, chargeId)),
)

const setNotDue = write((id: Param<string>, version: Param<number>, divideAt: Param<number>) =>
  update(charge)
    .set({ divideAt: null })
    .where(and(eq(charge.id, id), eq(charge.version, version), eq(charge.divideAt, divideAt))),
)

/** Sets a charge aside, or notes that it couldn't be divided once more. What it was due for first stays. */
export const setAside = (
  { id, version, divideAt }: { id: string; version: number; divideAt: number | null },
  reason: string,
  now: number,
): Statement[] => [
  ...(divideAt === null
    ? []
    : [insertSetAside({ chargeId: id, dueAt: divideAt, reason, triedAt: now }, version)]),
  noteTry(id, reason, now),
  ...(divideAt === null ? [] : [setNotDue(id, version, divideAt)]),
]

/** Charges that are divided now aren't set aside any more. @param chargeIds a JSON list. */
export const takeBack = write((chargeIds: Param<string>) =>
  deleteFrom(partnerSetAside).where(inJson(partnerSetAside.chargeId, chargeIds)),
)
