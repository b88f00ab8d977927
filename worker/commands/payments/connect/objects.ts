import { currencyOfBanks } from '../currencies'
import { seconds } from '../stripe-objects'
import { BANKS, type ConnectAccount, type ConnectPayout, type ConnectTransfer } from './records'

/** Why nothing is sent to an account; null if it is. */
function disabledReason(account: ConnectAccount): string | null {
  if (account.state === 'rejected') return 'rejected.fraud'
  if (account.state === 'pending') return 'requirements.pending_verification'
  return isReady(account) ? null : 'requirements.past_due'
}

/** How long a bank takes, in milliseconds. */
export const BANK_TAKES = 2 * 24 * 60 * 60 * 1000

export const isReady = ({ state, isSubmitted, isDocumentMissing, bank }: ConnectAccount): boolean =>
  state === 'open' && isSubmitted && !isDocumentMissing && bank !== null

export function accountObject(account: ConnectAccount, payouts: readonly ConnectPayout[]) {
  const { id, country, email, metadata, created, isSubmitted, bank, isDocumentMissing, state } = account
  const currently = [
    ...(isSubmitted ? [] : ['individual.first_name', 'individual.dob.day', 'tos_acceptance.date']),
    ...(bank ? [] : ['external_account']),
    ...(isDocumentMissing ? ['individual.verification.document'] : []),
  ]
  const ready = isReady(account)
  const last = payouts.filter((payout) => payout.account === id).at(-1)
  return {
    id,
    object: 'account',
    type: 'express',
    country,
    email,
    metadata,
    created: seconds(created),
    default_currency: currencyOfBanks(country),
    details_submitted: isSubmitted,
    charges_enabled: false,
    payouts_enabled: ready,
    capabilities: { transfers: ready ? 'active' : 'inactive' },
    requirements: {
      currently_due: state === 'open' ? currently : [],
      past_due: [],
      disabled_reason: disabledReason(account),
    },
    external_accounts: {
      object: 'list',
      has_more: false,
      data: bank
        ? [
            {
              id: `ba_${id}`,
              object: 'bank_account',
              bank_name: BANKS[bank]?.name ?? '',
              last4: bank.slice(-4),
              currency: currencyOfBanks(country),
              status: last?.status === 'failed' && last.bank === bank ? 'errored' : 'new',
            },
          ]
        : [],
    },
  }
}

export const transferObject = (transfer: ConnectTransfer) => ({
  id: transfer.id,
  object: 'transfer',
  amount: transfer.amount,
  amount_reversed: transfer.reversed,
  balance_transaction: {
    id: transfer.id.replace('tr_', 'txn_'),
    object: 'balance_transaction',
    amount: -transfer.amount,
    fee: 0,
    net: -transfer.amount,
    currency: transfer.currency,
  },
  created: seconds(transfer.created),
  currency: transfer.currency,
  destination: transfer.account,
  destination_payment: transfer.id.replace('tr_', 'py_'),
  metadata: transfer.metadata,
  reversed: transfer.reversed >= transfer.amount,
  transfer_group: transfer.group,
})

/** What arrived at the account, as its own side sees it. */
export const arrivalObject = ({ id, brought, account, created }: ConnectTransfer, country: string) => ({
  id: id.replace('tr_', 'py_'),
  object: 'charge',
  amount: brought,
  currency: currencyOfBanks(country),
  destination: account,
  created: seconds(created),
  balance_transaction: {
    id: id.replace('tr_', 'txn_in_'),
    object: 'balance_transaction',
    amount: brought,
    fee: 0,
    net: brought,
    currency: currencyOfBanks(country),
  },
})

export const bankPayoutObject = (payout: ConnectPayout) => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  currency: payout.currency,
  arrival_date: seconds(payout.created + BANK_TAKES),
  automatic: false,
  created: seconds(payout.created),
  failure_code: payout.failure,
  metadata: payout.metadata,
  method: 'standard',
  status: payout.status,
  type: 'bank_account',
})
