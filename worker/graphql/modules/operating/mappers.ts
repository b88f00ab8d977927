import type { AccountExport } from '../../../data/export/exports'
import type { Coupon } from '../../../services/membership/coupons'
import type { SiteFlag } from '../../../services/operating/list-site-flags'

export type SiteFlagMapper = SiteFlag
export type CouponMapper = Coupon
/** A story, and since when it is picked, if it is. */
export interface StaffPickMapper {
  id: string
  pickedAt: number | null
}
export type SiteExportMapper = AccountExport
