import { monthAfter, monthOf, startOf } from '../../../schema/rules/months'
import { TRANSPARENCY_MONTHS } from '../../../schema/rules/reports'
import type { RowOf } from '../../data/database'
import { caseCounts } from '../../data/report/counts'
import type { Needs } from '../parts'

/** How many cases of a month and a reason came to something. */
export type CaseCount = RowOf<typeof caseCounts>

/** The reports of the last months, and their outcomes. Rule: docs/rules/reports.md, "Transparency". */
export function countedCases({ db, clock }: Needs<'db' | 'clock'>): Promise<CaseCount[]> {
  const first = monthAfter(monthOf(undefined, clock.now()), 1 - TRANSPARENCY_MONTHS)
  return db.all(caseCounts, startOf(first))
}
