import type { Subscription } from '../../../schema/rules/membership/subscription'
import type { MembershipRow } from '../../data/membership/memberships'
import type { ViewerFactsRow } from '../../data/viewer/facts'
import type { PaymentMethod } from './provider'

/** A membership as its owner sees it. */
export interface OwnMembership {
  id: string
  provider: MembershipRow['provider']
  /** Null for one that was given. */
  method: PaymentMethod | null
  /** When the card expires; null for what doesn't. */
  methodExpiresAt: number | null
  subscription: Subscription
  nextChargeAt: number | null
}

export const ownMembershipOf = ({
  id,
  provider,
  method,
  methodExpiresAt,
  subscription,
  nextChargeAt,
}: Pick<
  MembershipRow,
  'id' | 'provider' | 'method' | 'methodExpiresAt' | 'subscription' | 'nextChargeAt'
>): OwnMembership => ({
  id,
  provider,
  method: JSON.parse(method) as PaymentMethod | null,
  methodExpiresAt,
  subscription: JSON.parse(subscription) as Subscription,
  nextChargeAt,
})

/** The viewer's last membership, which comes with the session's own read; null for people without one. */
export function readOwnMembership({ membershipList }: ViewerFactsRow): OwnMembership | null {
  if (membershipList === null) return null
  const [id, provider, method, methodExpiresAt, subscription, nextChargeAt] = JSON.parse(membershipList) as [
    string,
    OwnMembership['provider'],
    string,
    number | null,
    string,
    number | null,
  ]
  return ownMembershipOf({ id, provider, method, methodExpiresAt, subscription, nextChargeAt })
}
