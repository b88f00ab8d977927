import { setTopicHidden } from '../../../services/moderation/set-topic-hidden'
import { offerCoupon } from '../../../services/operating/offer-coupon'
import { requestSiteExport } from '../../../services/operating/request-site-export'
import { setSiteFlag } from '../../../services/operating/set-site-flag'
import { setStaffPick } from '../../../services/operating/set-staff-pick'
import { withdrawCoupon } from '../../../services/operating/withdraw-coupon'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const operatingMutations: Resolvers = {
  Mutation: {
    setSiteFlag: mutation(setSiteFlag, 'SiteFlag'),
    setTopicHidden: mutation(setTopicHidden, 'AdminTopic'),
    offerCoupon: mutation(offerCoupon, 'Coupon'),
    withdrawCoupon: mutation(withdrawCoupon, 'Coupon'),
    setStaffPick: mutation(setStaffPick, 'StaffPick'),
    requestSiteExport: mutation(requestSiteExport, 'SiteExport'),
  },
}
