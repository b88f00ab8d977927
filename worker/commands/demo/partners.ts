import type { PayoutAccountState, PayoutStatus } from '../../../schema/rules/payout/payouts'
import { demoId } from './ids'

/** A writer of the demo who is paid: what their account at the provider is, and what became of their payouts. */
export interface DemoPartner {
  username: string
  country: string
  account: Extract<PayoutAccountState, 'READY' | 'RESTRICTED' | 'NEW'>
  /** What their latest payout is. */
  last: PayoutStatus
  /** Whether their second payout came back. */
  cameBack?: true
}

/** Writers whose payouts together have been through everything that happens to payouts. */
export const PARTNERS: readonly DemoPartner[] = [
  { username: 'maren', country: 'NO', account: 'READY', last: 'PROCESSING', cameBack: true },
  { username: 'tomas', country: 'CZ', account: 'READY', last: 'PAID' },
  { username: 'priya', country: 'IN', account: 'READY', last: 'ON_HOLD' },
  { username: 'walter', country: 'US', account: 'READY', last: 'PAID' },
  { username: 'jonas', country: 'SE', account: 'RESTRICTED', last: 'PROVIDER_FAILED' },
  { username: 'kenji', country: 'JP', account: 'READY', last: 'INTERNAL_FAILED' },
  // She has never told the provider who she is, so that hers wait, and lapse one by one.
  { username: 'greta', country: 'DE', account: 'NEW', last: 'PENDING' },
]

/** The id of a writer's account, which says to the stand-in for the provider what it is. */
export const accountIdOf = ({ username, account, country }: DemoPartner): string =>
  `acct_${demoId('partner', username)}_${account.toLowerCase()}_${country}`
