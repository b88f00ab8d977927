import { ownReferrers } from '../../../services/referral/own-referrers'
import type { Resolvers } from '../../resolvers.generated'

/** Subscribers who bring others (docs/rules/newsletters.md, "Referral links"). */
export const referralResolvers: Resolvers = {
  NewsletterV3: {
    referrers: (newsletter, _args, { parts }) => ownReferrers(parts, newsletter),
  },
  Referrer: {
    confirmedCount: ({ confirmed }) => confirmed,
    pendingCount: ({ confirmed, came }) => came - confirmed,
  },
}
