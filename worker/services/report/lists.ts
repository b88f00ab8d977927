import type { CaseState, ReportReason } from '../../../schema/rules/reports'
import type { Database, RowOf } from '../../data/database'
import { casesInState, casesOfCollection, casesOfReason, reportsByPerson } from '../../data/report/queries'
import { type Key, type Paging, readPage } from '../paging'

/** A report of somebody's, with what came of it. */
export type OwnReport = RowOf<typeof reportsByPerson>

/** A person's reports, the newest first. */
export const ownReports = (db: Database, userId: string, paging: Paging | null | undefined) =>
  readPage<OwnReport>(
    paging,
    ([at, id], limit) => db.all(reportsByPerson, userId, at, id, limit),
    ({ createdAt, id }): Key => [createdAt, id],
  )

/** Which cases are wanted. */
export interface CaseFilter {
  state: CaseState
  reason?: ReportReason | null | undefined
  /** The publication whose cases are wanted; all cases if absent. */
  collectionId?: string
}

/** The cases in a state, the most pressing first. */
export const cases = (
  db: Database,
  { state, reason, collectionId }: CaseFilter,
  paging: Paging | null | undefined,
) =>
  readPage(
    paging,
    ([priority, id], limit) => {
      if (collectionId !== undefined)
        return db.all(casesOfCollection, collectionId, reason ?? '', state, priority, id, limit)
      return reason
        ? db.all(casesOfReason, reason, state, priority, id, limit)
        : db.all(casesInState, state, priority, id, limit)
    },
    ({ priority, id }): Key => [priority, id],
  )
