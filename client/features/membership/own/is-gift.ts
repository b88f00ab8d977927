import type { MembershipStatusFieldsFragment } from './membership-status-fields.generated'

/** Whether a membership was a gift: nothing is charged for it, and it doesn’t renew. */
export const isGift = ({
  paymentProvider,
}: Pick<MembershipStatusFieldsFragment, 'paymentProvider'>): boolean => paymentProvider === 'MEDIUM_GIFT'
