/** The price of a membership, in cents of a US dollar. */
export const MEMBERSHIP_PRICES = { monthly: 500, yearly: 5000 } as const
