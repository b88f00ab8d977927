import type { ReportedKind } from '../../../schema/rules/reports'

/** Something that can be reported. */
export interface ReportTarget {
  kind: ReportedKind
  id: string
}
