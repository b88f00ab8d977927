import type { EarningRow } from '../../../data/partner/files'
import type { MonthAudience, OwnMonth } from '../../../services/partner/dashboard'
import type { Enrollment } from '../../../services/partner/enrollment'
import type { CyclePart, OwnCycle } from '../../../services/partner/member-cycles'
import type { MonthEarnings } from '../../../services/partner/own-earnings'
import type { OwnTransaction } from '../../../services/partner/own-transactions'

export type PartnerProgramMapper = Enrollment
export type PartnerOpenMoneyMapper = Enrollment
export type PartnerEarningsMapper = MonthEarnings
export type FeeCycleMapper = OwnCycle
export type FeePartMapper = CyclePart
export type PartnerMonthMapper = OwnMonth
export type PartnerStoryMapper = EarningRow
export type PartnerAudienceMapper = MonthAudience
export type PartnerTransactionMapper = OwnTransaction
