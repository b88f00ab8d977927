import type { Account } from '../account'
import { accountObject, BANK_TAKES, bankPayoutObject } from './objects'
import { BANKS, type ConnectPayout } from './records'
import { tellConnect } from './tell'

/** What the account's owner is told of a payout. */
function tellOf(account: Account, payout: ConnectPayout, now: number): void {
  const { status } = payout
  const type = status === 'paid' || status === 'failed' ? `payout.${status}` : 'payout.updated'
  tellConnect(account, now, { type, account: payout.account, object: bankPayoutObject(payout) })
}

function fail(account: Account, payout: ConnectPayout, failure: string, now: number): void {
  const { accounts, payouts } = account.records.connect
  payout.status = 'failed'
  payout.failure = failure
  tellOf(account, payout, now)
  const owner = accounts.find(({ id }) => id === payout.account)
  if (!owner) return
  owner.balance += payout.amount
  tellConnect(account, now, {
    type: 'account.updated',
    account: owner.id,
    object: accountObject(owner, payouts),
  })
}

/** The bank answers one payout, or changes its mind. */
function answerOne(account: Account, payout: ConnectPayout, now: number): void {
  const owner = account.records.connect.accounts.find(({ id }) => id === payout.account)
  const bank = BANKS[owner?.bank ?? '']
  if (payout.status === 'in_transit' || payout.status === 'pending') {
    if (bank?.failure && !bank.changesItsMind) fail(account, payout, bank.failure, now)
    else {
      payout.status = 'paid'
      tellOf(account, payout, now)
    }
  } else if (payout.status === 'paid' && bank?.failure && bank.changesItsMind)
    fail(account, payout, bank.failure, now)
}

/** Has the banks answer: what has been on its way for long enough, or everything. */
export function settlePayouts(account: Account, now: number, isAll = false): void {
  for (const payout of account.records.connect.payouts)
    if (isAll || (payout.status !== 'paid' && now >= payout.created + BANK_TAKES))
      answerOne(account, payout, now)
}
