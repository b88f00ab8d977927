import { confirmMobileVerification } from '../../../services/mobile-verification/confirm-mobile-verification'
import { removeMobileNumber } from '../../../services/mobile-verification/remove-mobile-number'
import { startMobileVerification } from '../../../services/mobile-verification/start-mobile-verification'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const mobileVerificationMutations: Resolvers = {
  Mutation: {
    startMobileVerification: mutation(startMobileVerification, 'MobileVerification'),
    confirmMobileVerification: mutation(confirmMobileVerification, 'MobileVerification'),
    removeMobileNumber: mutation(removeMobileNumber, 'MobileVerification'),
  },
}
