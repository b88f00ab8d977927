import {
  AGAIN_AFTER,
  isForUs,
  isForWriter,
  keyOfAttempt,
  MOST_REFUSALS,
  retryAt,
  WATCHED_FOR,
} from '../../../schema/rules/payout/payouts'
import { accountOfPartner } from '../../data/payout/accounts'
import type { PayoutRow } from '../../data/payout/payouts'
import type { JobNeeds } from '../parts'
import { withholdingFor } from '../tax/withholding-for'
import type { PayoutChange } from './change-payout'
import type { BankPayout, PayoutProvider, Transfer } from './provider'

export type SendParts = JobNeeds<'db' | 'clock' | 'payouts' | 'taxKeys' | 'usSource'>

const SILENCE = { is: 'unavailable' } as const

/** One step: what has been asked of the provider, and what follows from its answer. */
interface Step {
  row: PayoutRow
  provider: PayoutProvider
  now: number
}

const after = (now: number, pause: keyof typeof AGAIN_AFTER): PayoutChange => ({
  dueAt: now + AGAIN_AFTER[pause],
})

/** An attempt has failed. What is with the provider is taken back next. */
function failed({ row, now }: Step, failureCode: string): PayoutChange {
  const isWriters = isForWriter(failureCode)
  return {
    status: isForUs(failureCode) ? 'INTERNAL_FAILED' : 'PROVIDER_FAILED',
    failureCode,
    refusals: 0,
    waitsSince: isWriters ? now : null,
    ...(row.transferId === null ? afterFailure(row, now, isWriters, isForUs(failureCode)) : { dueAt: now }),
  }
}

/** When a payout whose money is at home again is tried again; after several attempts its writer is asked to look. */
function afterFailure(row: PayoutRow, now: number, isWriters: boolean, isOurs: boolean): PayoutChange {
  if (isWriters) return { dueAt: null }
  const again = isOurs ? now + AGAIN_AFTER.look : retryAt(row.attempt - row.attemptsBefore, now)
  return { dueAt: again, ...(again === null && { waitsSince: now }) }
}

/** What was transferred twice is taken back; the log says so. */
async function takeBackSurplus({ row, provider }: Step, { surplus }: Transfer): Promise<boolean> {
  let isDone = true
  for (const transferId of surplus) {
    console.error(JSON.stringify({ event: 'payout-transferred-twice', payoutId: row.id, transferId }))
    const answer = await provider.takeBack({ transferId, refusals: row.refusals })
    isDone &&= answer.is === 'done'
  }
  return isDone
}

/** Money that is with the provider although its payout has failed or was reversed comes home. */
async function bringHome(step: Step, transferId: string): Promise<PayoutChange> {
  const { row, provider, now } = step
  // Once this transfer is taken back, nobody asks for another one of the same attempt.
  const known = await provider.readTransfer(keyOfAttempt(row))
  const isAlone = known.is === 'done' && (!known.value || (await takeBackSurplus(step, known.value)))
  const answer = isAlone ? await provider.takeBack({ transferId, refusals: row.refusals }) : SILENCE
  if (answer.is === 'unavailable') return after(now, 'silence')
  if (answer.is === 'refused') {
    console.error(JSON.stringify({ event: 'payout-not-home', payoutId: row.id, code: answer.code }))
    return { refusals: row.refusals + 1, ...after(now, 'look') }
  }
  const home = { transferId: null, providerPayoutId: null, refusals: 0, arrivesAt: null }
  if (row.status === 'REVERSED') return { ...home, dueAt: null }
  const isOurs = row.status === 'INTERNAL_FAILED'
  return { ...home, ...afterFailure(row, now, row.waitsSince !== null, isOurs) }
}

/** An attempt begins, if there is an account to which money can be sent, and the tax forms are signed. */
async function begin(parts: SendParts, { row, now }: Step): Promise<PayoutChange> {
  const [account, withholding] = await Promise.all([
    parts.db.first(accountOfPartner, row.partnerId),
    withholdingFor(parts, row),
  ])
  if (account?.state !== 'READY' || !withholding) return { waitsSince: row.waitsSince ?? now, dueAt: null }
  return {
    ...withholding,
    status: 'PROCESSING',
    attempt: row.attempt + 1,
    refusals: 0,
    providerAccountId: account.providerAccountId,
    failureCode: null,
    waitsSince: null,
    warnings: 0,
    warnedAt: null,
    dueAt: now,
  }
}

async function transfer(step: Step): Promise<PayoutChange> {
  const { row, provider, now } = step
  const { refusals, providerAccountId, amount, withheld, currency } = row
  const answer = await provider.transfer({
    key: keyOfAttempt(row),
    refusals,
    accountId: providerAccountId ?? '',
    amount: amount - withheld,
    currency,
  })
  if (answer.is === 'unavailable') return after(now, 'silence')
  if (answer.is === 'refused') return failed(step, answer.code)
  const isAlone = await takeBackSurplus(step, answer.value)
  return {
    transferId: answer.value.transferId,
    fee: row.fee + answer.value.fee,
    refusals: 0,
    dueAt: isAlone ? now : now + AGAIN_AFTER.silence,
  }
}

/** What the bank has said. */
function ofBank(step: Step, { providerPayoutId, status, failureCode, arrivesAt }: BankPayout): PayoutChange {
  const { now } = step
  const known = { providerPayoutId, arrivesAt, refusals: 0 }
  if (status === 'FAILED') return { ...known, ...failed(step, failureCode ?? 'unknown') }
  if (status === 'PAID') return { ...known, status: 'PAID', paidAt: now, ...after(now, 'look') }
  return { ...known, ...after(now, 'look') }
}

async function payOut(step: Step, transferId: string): Promise<PayoutChange> {
  const { row, provider, now } = step
  const { refusals, providerAccountId } = row
  const answer = await provider.payOut({
    key: keyOfAttempt(row),
    refusals,
    accountId: providerAccountId ?? '',
    transferId,
  })
  if (answer.is === 'unavailable') return after(now, 'silence')
  if (answer.is === 'done') return ofBank(step, answer.value)
  // What was transferred may take some days until it can be sent on.
  if (answer.code === 'balance_insufficient' && refusals < MOST_REFUSALS)
    return { refusals: refusals + 1, ...after(now, 'refusal') }
  return failed(step, answer.code === 'balance_insufficient' ? 'balance_missing' : answer.code)
}

/** What follows from what the bank has of a payout; nothing if the account is gone. */
function ofLook(step: Step, bank: BankPayout | null): PayoutChange {
  const { row, now } = step
  if (row.status !== 'PAID')
    return bank ? ofBank(step, bank) : { ...failed(step, 'account_gone'), dueAt: now }
  if (bank?.status === 'FAILED')
    return { status: 'REVERSED', failureCode: bank.failureCode, refusals: 0, dueAt: now }
  const isOver = now >= (row.paidAt ?? now) + WATCHED_FOR
  return isOver ? { dueAt: null } : after(now, 'look')
}

/** What has become of a payout that is with the bank, or was paid a while ago. */
async function look(step: Step, providerPayoutId: string): Promise<PayoutChange> {
  const { row, provider, now } = step
  const [bank, transfers] = await Promise.all([
    provider.readPayout(row.providerAccountId ?? '', providerPayoutId),
    provider.readTransfer(keyOfAttempt(row)),
  ])
  if (bank.is === 'unavailable' || transfers.is === 'unavailable') return after(now, 'silence')
  const isAlone = transfers.value === null || (await takeBackSurplus(step, transfers.value))
  return isAlone ? ofLook(step, bank.value) : { ...ofLook(step, bank.value), ...after(now, 'silence') }
}

/** What is done about a payout next: one request to the provider at most changes something there. */
export function nextOf(parts: SendParts, step: Step): Promise<PayoutChange> | PayoutChange {
  const { status, transferId, providerPayoutId } = step.row
  if (status === 'ON_HOLD' || status === 'FORFEITED') return { dueAt: null }
  if (status === 'PAID') return providerPayoutId ? look(step, providerPayoutId) : { dueAt: null }
  if (status === 'PROCESSING') {
    if (transferId === null) return transfer(step)
    return providerPayoutId === null ? payOut(step, transferId) : look(step, providerPayoutId)
  }
  if (transferId !== null) return bringHome(step, transferId)
  return status === 'REVERSED' ? { dueAt: null } : begin(parts, step)
}
