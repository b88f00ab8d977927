import { recordMonthRate } from '../../../services/partner/record-month-rate'
import { reinstatePartner } from '../../../services/partner/reinstate-partner'
import { startMonthClosing } from '../../../services/partner/start-month-closing'
import { suspendPartner } from '../../../services/partner/suspend-partner'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const partnerStaffMutations: Resolvers = {
  Mutation: {
    suspendPartner: mutation(suspendPartner, 'AdminPartnerWriter'),
    reinstatePartner: mutation(reinstatePartner, 'AdminPartnerWriter'),
    startMonthClosing: mutation(startMonthClosing, 'AdminPartnerMonth'),
    recordMonthRate: mutation(recordMonthRate, 'AdminPartnerMonth'),
  },
}
