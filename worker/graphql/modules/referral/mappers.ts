import type { Referrer } from '../../../services/referral/own-referrers'

export type ReferrerMapper = Referrer
