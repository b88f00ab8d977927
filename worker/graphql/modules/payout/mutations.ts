import { holdPayout } from '../../../services/payout/hold-payout'
import { openPayoutDashboard } from '../../../services/payout/open-payout-dashboard'
import { recordPayoutInformation } from '../../../services/payout/record-payout-information'
import { releasePayout } from '../../../services/payout/release-payout'
import { reversePayout } from '../../../services/payout/reverse-payout'
import { startPayoutSetup } from '../../../services/payout/start-payout-setup'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const payoutMutations: Resolvers = {
  Mutation: {
    startPayoutSetup: mutation(startPayoutSetup, 'PayoutLink'),
    recordPayoutInformation: mutation(recordPayoutInformation, 'PayoutAccount'),
    openPayoutDashboard: mutation(openPayoutDashboard, 'PayoutLink'),
    holdPayout: mutation(holdPayout, 'Payout'),
    releasePayout: mutation(releasePayout, 'Payout'),
    reversePayout: mutation(reversePayout, 'Payout'),
  },
}
