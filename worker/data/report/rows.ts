import { report, reportCase } from '../../../schema/tables/report'
import { type Row, without } from '../sql/rows'

export const caseFields = without(reportCase)

/** The reports about one thing, with what was decided. */
export interface ReportCase extends Row<typeof caseFields> {}

export const reportFields = without(report, 'networkHash', 'reportKey')

/** A report, as those who decide read it. */
export interface Report extends Row<typeof reportFields> {}
