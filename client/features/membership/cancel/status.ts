import type { OwnMembershipQuery } from '../own/own-membership.generated'

/** A membership with what is offered to a member who cancels it. */
export type CancellableStatus = NonNullable<NonNullable<OwnMembershipQuery['viewer']>['membershipStatus']>
