import type Stripe from 'stripe'
import type { BankPayout, PayoutAccount, PayoutEvent, Transfer } from './provider'

/** An account of Stripe as Quire knows it. */
export function accountOf(account: Stripe.Account): PayoutAccount {
  const { requirements, external_accounts: banks } = account
  const disabled = requirements?.disabled_reason ?? ''
  const bank = banks?.data[0]
  return {
    providerAccountId: account.id,
    country: account.country ?? '',
    isSubmitted: account.details_submitted,
    isReady: account.payouts_enabled && account.capabilities?.transfers === 'active',
    needs: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
    isClosed: disabled.startsWith('rejected.'),
    bank: bank
      ? {
          name: bank.object === 'bank_account' ? (bank.bank_name ?? '') : bank.brand,
          lastFour: bank.last4,
          currency: (bank.currency ?? '').toUpperCase(),
          isFailing: bank.status === 'errored',
        }
      : null,
  }
}

/** The transfers of one key, the first that wasn't taken back before the others; nothing if there is none. */
export function transferOf(transfers: readonly Stripe.Transfer[]): Transfer | null {
  const standing = transfers.filter(({ reversed }) => !reversed).sort((a, b) => a.created - b.created)
  const [first = transfers[0], ...others] = standing
  if (!first) return null
  const balance = first.balance_transaction
  return {
    transferId: first.id,
    amount: first.amount,
    reversed: first.amount_reversed,
    fee: typeof balance === 'object' ? (balance?.fee ?? 0) : 0,
    surplus: others.map(({ id }) => id),
  }
}

const STATUSES: Readonly<Record<string, BankPayout['status']>> = {
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'FAILED',
}

export const payoutOf = ({ id, status, failure_code, arrival_date }: Stripe.Payout): BankPayout => ({
  providerPayoutId: id,
  status: STATUSES[status] ?? 'SENT',
  failureCode: STATUSES[status] === 'FAILED' ? (failure_code ?? status) : null,
  arrivesAt: arrival_date * 1000,
})

const ABOUT_ACCOUNTS = /^(?:account|capability)\./
const ABOUT_MONEY = /^(?:transfer|payout)\./

/** What a verified event is about; nothing if it isn't one. */
export function payoutEventOf({ type, data, account }: Partial<Stripe.Event>): PayoutEvent | null {
  const object = data?.object as
    | { id?: unknown; transfer_group?: unknown; metadata?: Record<string, unknown> | null }
    | undefined
  if (typeof type !== 'string' || typeof object !== 'object' || object === null) return null
  const accountId = account ?? (type === 'account.updated' ? object.id : undefined)
  const key = object.transfer_group ?? object.metadata?.key
  return {
    accountIds: ABOUT_ACCOUNTS.test(type) && typeof accountId === 'string' ? [accountId] : [],
    keys: ABOUT_MONEY.test(type) && typeof key === 'string' ? [key] : [],
  }
}
