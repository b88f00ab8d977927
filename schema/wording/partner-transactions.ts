import type { TransactionReason } from '../rules/partner/transactions'

/** What a transaction says of itself: of which month it is, and whether it adds to what the writer is owed. */
type ReasonText = (month: string, isAdded: boolean) => string

/** Texts of the list of what has changed what a writer is owed. */
export const partnerTransactionWording = {
  heading: 'Your account',
  owed: (amount: string) => `You’re owed ${amount}.`,
  owing: (amount: string) => `You’re ${amount} below zero, which later months make up for.`,
  about:
    'What’s been added to what you’re owed and taken from it, in US dollars. Months are added when they’re closed, and payouts are taken off once they’ve arrived.',
  columns: { what: 'What', date: 'Date', amount: 'Amount', balance: 'Balance' },
  reasons: {
    MEMBERS: (month) => `Members’ reading, ${month}`,
    COMMON_POOL: (month) => `Common pool, ${month}`,
    CONVERTED: (month) => `Other currencies, ${month}`,
    HELD: (month, isAdded) => (isAdded ? `No longer on hold, ${month}` : `On hold, ${month}`),
    WITHHELD: (month, isAdded) => (isAdded ? `Tax returned, ${month}` : `Tax withheld, ${month}`),
    PAYOUT: (month, isAdded) => (isAdded ? `Payout returned, ${month}` : `Payout, ${month}`),
    LAPSED: (month) => `Payout lapsed, ${month}`,
  } satisfies Record<TransactionReason, ReasonText>,
  pages: 'Pages of your account',
  latest: 'Latest',
  earlier: 'Earlier',
} as const
