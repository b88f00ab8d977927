import type { EntryKind } from '../membership/ledger'

/** What is added to what a writer is owed, and taken from it. Rule: docs/rules/partner.md, "Transactions". */

type TransactionKind = 'CREDIT' | 'DEBIT' | 'TRANSFER'

/** Why the books have changed what a writer is owed, by the kind of the entry. */
const REASONS = {
  allocation: 'MEMBERS',
  pooled: 'COMMON_POOL',
  exchange: 'CONVERTED',
  hold: 'HELD',
  payout: 'PAYOUT',
  withholding: 'WITHHELD',
  forfeit: 'LAPSED',
} as const satisfies Partial<Record<EntryKind, string>>
export type TransactionReason = (typeof REASONS)[keyof typeof REASONS]

const isKnown = (kind: EntryKind): kind is keyof typeof REASONS => kind in REASONS

/** @throws for a kind of entry that no writer's account has. */
export function reasonOf(kind: EntryKind): TransactionReason {
  if (isKnown(kind)) return REASONS[kind]
  throw new Error(`No writer's account has entries of the kind ${kind}`)
}

/** @param amount what it adds to what the writer is owed; below zero, what it takes from that. */
export function transactionKind(reason: TransactionReason, amount: number): TransactionKind {
  if (reason === 'PAYOUT') return 'TRANSFER'
  return amount < 0 ? 'DEBIT' : 'CREDIT'
}
