import { PERFORMANCE_REPORT_BYTES } from '../../../schema/rules/performance'
import { keepPerformance, performanceReport } from '../../services/telemetry/keep-performance'
import { takeReports } from './take-reports'

/**
 * POST `/_/clientele/reports/performance/`: the body is a `PerformanceReport`. Rule: docs/rules/telemetry.md,
 * "Performance".
 */
export const performanceReports = takeReports({
  schema: performanceReport,
  body: {
    most: PERFORMANCE_REPORT_BYTES,
    usage: 'Send JSON: {"client": {"name", "version"}, "events": […]}.',
    isTyped: true,
  },
  isTracking: true,
  keep: keepPerformance,
})
