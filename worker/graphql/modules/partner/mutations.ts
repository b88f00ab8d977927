import { enrollInPartnerProgram } from '../../../services/partner/enroll-in-partner-program'
import { unenrollFromPartnerProgram } from '../../../services/partner/unenroll-from-partner-program'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const partnerMutations: Resolvers = {
  Mutation: {
    enrollInPartnerProgram: mutation(enrollInPartnerProgram, 'PartnerProgram'),
    unenrollFromPartnerProgram: mutation(unenrollFromPartnerProgram, 'PartnerProgram'),
  },
}
