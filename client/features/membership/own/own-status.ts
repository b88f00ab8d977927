import type { MembershipStatusFieldsFragment } from './membership-status-fields.generated'

/** The viewer's membership, and whether tax comes on top of its price, where a page says so. */
export type OwnStatus = MembershipStatusFieldsFragment & { billing?: { isTaxAdded: boolean } | null }
