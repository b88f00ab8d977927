import { ERROR_REPORT_BYTES } from '../../../schema/rules/error-reports'
import { errorReports, keepErrors } from '../../services/telemetry/keep-errors'
import { takeReports } from './take-reports'

/** POST `/_/oh-noes`: the body is a JSON array of errors (`ErrorReport`). Rule: docs/rules/telemetry.md, "Errors". */
export const clientErrors = takeReports({
  schema: errorReports,
  body: { most: ERROR_REPORT_BYTES, usage: 'Send a JSON array of errors.', isTyped: true },
  isTracking: false,
  keep: keepErrors,
})
