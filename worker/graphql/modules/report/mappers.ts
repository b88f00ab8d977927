import type { Report, ReportCase } from '../../../data/report/rows'
import type { OwnReport } from '../../../services/report/lists'
import type { FiledReport } from '../../../services/report/report-entity'

export type OwnReportMapper = OwnReport
export type FiledReportMapper = FiledReport
export type ReportCaseMapper = ReportCase
export type OwnDecisionMapper = ReportCase
export type CaseReportMapper = Report
