import type { PartnerState } from '../../../schema/rules/partner/months'
import type { ViewerFactsRow } from '../../data/viewer/facts'

/** Somebody's place in the programme. */
export interface Enrollment {
  /** Their number in the programme. */
  id: string
  status: PartnerState
}

/** The viewer's place, which comes with the session's own read. */
export function enrollmentOf({ partnerList }: Pick<ViewerFactsRow, 'partnerList'>): Enrollment | undefined {
  if (partnerList === null) return undefined
  const [id, status] = JSON.parse(partnerList) as [string, PartnerState]
  return { id, status }
}
