import type { PartnerRow } from '../../../data/partner/partners'
import type { StaffMonth } from '../../../services/partner/staff-month'
import type { staffOverview } from '../../../services/partner/staff-overview'
import type { StaffPayout } from '../../../services/partner/staff-writer'

export type AdminPartnerMapper = Awaited<ReturnType<typeof staffOverview>>
export type AdminPartnerMonthMapper = StaffMonth
export type AdminPartnerWriterMapper = PartnerRow
export type AdminPayoutMapper = StaffPayout
