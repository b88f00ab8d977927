import { AGAIN_AFTER, type PayoutAccountState, stateOfPayee } from '../../../schema/rules/payout/payouts'
import { DAY } from '../../../schema/rules/time-units'
import {
  accountOfPartner,
  checkLater,
  type PayoutAccountRow,
  putAccount,
  setPartnerState,
} from '../../data/payout/accounts'
import { resumePayouts } from '../../data/payout/payouts'
import type { JobNeeds } from '../parts'
import { asksForForm } from '../tax/own-taxes'
import type { PayoutAccount } from './provider'

type Parts = JobNeeds<'db' | 'clock' | 'payouts' | 'taxKeys'>

/** What an account is to us. Rule: docs/rules/partner.md, "Payout accounts". */
function stateOf(account: PayoutAccount | null): PayoutAccountState {
  if (account === null || account.isClosed) return 'CLOSED'
  if (account.isReady && !account.bank?.isFailing) return 'READY'
  if (!account.isSubmitted) return 'NEW'
  return account.needs.length > 0 || account.bank?.isFailing ? 'RESTRICTED' : 'CHECKING'
}

/** How soon an account is looked at again, should no webhook come. */
const CHECKED_AFTER: Readonly<Record<PayoutAccountState, number | null>> = {
  NEW: 7 * DAY,
  CHECKING: DAY,
  READY: 7 * DAY,
  RESTRICTED: DAY,
  CLOSED: null,
}

type Known = 'state' | 'bankName' | 'bankLastFour' | 'bankCurrency'

/**
 * Stores what an account is now. Payouts that have waited since before it last changed go on if it is ready.
 *
 * @param asks whether a tax form of its owner is missing, for which they wait besides.
 */
export function accountStatements(
  row: Omit<PayoutAccountRow, Known | 'checkAt' | 'changedAt'> &
    Partial<Pick<PayoutAccountRow, Known | 'changedAt'>>,
  account: PayoutAccount | null,
  now: number,
  asks: boolean,
) {
  const state = stateOf(account)
  const status = stateOfPayee(state, asks)
  const pause = CHECKED_AFTER[state]
  const { partnerId } = row
  const bank = {
    bankName: account?.bank?.name ?? null,
    bankLastFour: account?.bank?.lastFour ?? null,
    bankCurrency: account?.bank?.currency ?? null,
  }
  const isSame =
    row.state === state &&
    row.bankName === bank.bankName &&
    row.bankLastFour === bank.bankLastFour &&
    row.bankCurrency === bank.bankCurrency
  const changedAt = isSame ? (row.changedAt ?? now) : now
  return {
    state,
    statements: [
      putAccount({ ...row, ...bank, state, checkAt: pause === null ? null : now + pause, changedAt }),
      setPartnerState(partnerId, status, now),
      ...(status === 'ACTIVE' ? [resumePayouts(partnerId, now, changedAt)] : []),
    ],
  }
}

/**
 * Asks the provider what a writer's account is now, and stores it.
 *
 * @returns its state; nothing if the provider can't be asked, or there is no account.
 */
export async function lookAtAccount(
  parts: Parts,
  partnerId: string,
): Promise<PayoutAccountState | undefined> {
  const { db, clock, payouts } = parts
  const row = await db.first(accountOfPartner, partnerId)
  if (!row || !payouts) return undefined
  const answer = await payouts.readAccount(row.providerAccountId)
  const now = clock.now()
  if (answer.is === 'unavailable') {
    await db.write([checkLater(partnerId, now + AGAIN_AFTER.silence)])
    return undefined
  }
  const asks = await asksForForm(parts, partnerId)
  const { state, statements } = accountStatements(row, answer.value, now, asks)
  await db.write(statements)
  return state
}
