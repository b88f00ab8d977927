import type { CancellableMembershipQuery } from './cancellable-membership.generated'

/** A membership with what is offered to whoever cancels it. */
export type CancellableStatus = NonNullable<
  NonNullable<CancellableMembershipQuery['viewer']>['membershipStatus']
>
