import type { Enrollment } from '../../../services/partner/enrollment'
import type { MonthEarnings } from '../../../services/partner/own-earnings'

export type PartnerProgramMapper = Enrollment
export type PartnerEarningsMapper = MonthEarnings
