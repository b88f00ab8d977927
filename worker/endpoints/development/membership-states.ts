import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { claimTelling, setEntitlement } from '../../data/membership/memberships'
import { storyPurger } from '../../edge-cache/story-purger'
import { givenFacts } from '../../services/gift/redeem'
import { beginMembership } from '../../services/membership/opening'
import { type MemberState, memberStatements } from './member-states'

/** What developers can make of their membership, and what that is. */
export const MEMBERSHIP_STATES = {
  none: 'has never been a member',
  given: 'an operator has given it, without an end',
  gifted: 'has redeemed a gift, which never renews',
  monthly: 'pays by the month',
  yearly: 'pays by the year',
  friend: 'pays for the higher membership by the year',
  trial: 'the free days of the monthly plan',
  cancelled: 'a member until the end of what is paid',
  failed: 'the last payment has failed twice',
  expiring: 'the card expires at the end of this month',
  expired: 'the card has expired',
  switching: 'changes to a plan with less when the year is over',
  lapsed: 'was a member',
} as const satisfies Record<MemberState | 'none' | 'given' | 'gifted', string>

/** Setting a state purges all pages of the person. */
const NO_PURGES = storyPurger(async () => {})

export type MembershipState = keyof typeof MEMBERSHIP_STATES

/** A membership that began with a gift, some weeks ago. */
function giftedStatements(userId: string, id: string, now: number): Statement[] {
  const at = now - 40 * DAY
  const code = { id: 'development', currency: 'USD' } as const
  const facts = givenFacts(code, undefined, at)
  const opening = { id, userId, provider: 'MEDIUM_GIFT', country: 'US', kept: null, facts } as const
  // They know: nobody is sent a mail about it.
  return [...beginMembership(NO_PURGES, opening, undefined, now), claimTelling(id, 0, facts.length)]
}

/** The statements that put somebody who has no membership into a state. @param id that a membership gets. */
export function stateStatements(
  userId: string,
  id: string,
  state: MembershipState,
  now: number,
): Statement[] {
  if (state === 'none') return []
  if (state === 'given') return [setEntitlement(userId, 'member', null, now, null)]
  return state === 'gifted' ? giftedStatements(userId, id, now) : memberStatements(userId, id, state, now)
}
