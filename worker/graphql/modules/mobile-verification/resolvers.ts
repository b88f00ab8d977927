import { ownVerification } from '../../../services/mobile-verification/own-verification'
import type { Resolvers } from '../../resolvers.generated'

/** The viewer's mobile number (docs/rules/mobile-verification.md). */
export const mobileVerificationResolvers: Resolvers = {
  Query: {
    mobileVerification: (_root, _args, { parts }) => ownVerification(parts),
  },
}
