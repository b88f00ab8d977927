import {
  CASE_STATES,
  type CaseState,
  REPORT_REASONS,
  type ReportReason,
} from '../../../../schema/rules/reports'
import type { PageContext } from '../../../lib/page'

type Search = Pick<PageContext, 'search'>

/** The state of the listed cases; open ones for an unknown value. */
export const stateOf = ({ search }: Search): CaseState =>
  CASE_STATES.find((state) => state.toLowerCase() === search.state) ?? 'OPEN'

/** The reason of the listed cases; all reasons for an unknown value. */
export const reasonOf = ({ search }: Search): ReportReason | null =>
  REPORT_REASONS.find((reason) => reason.toLowerCase() === search.reason) ?? null

/** The case that the address names. */
export const chosenCase = ({ search }: Search): string | undefined =>
  typeof search.case === 'string' && search.case !== '' ? search.case : undefined

/** Which cases a page lists. */
export const casesWanted = (page: Search) => ({
  state: stateOf(page),
  reason: reasonOf(page),
  after: page.search.after,
})
