import { AGAIN_AFTER, type PayoutAccountState } from '../../../schema/rules/payout/payouts'
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
import type { PayoutAccount } from './provider'

type Parts = JobNeeds<'db' | 'clock' | 'payouts'>

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

/** Stores what an account is now. Payouts that waited for it go on. */
export function accountStatements(
  row: Omit<
    PayoutAccountRow,
    'state' | 'bankName' | 'bankLastFour' | 'bankCurrency' | 'checkAt' | 'changedAt'
  >,
  account: PayoutAccount | null,
  now: number,
) {
  const state = stateOf(account)
  const pause = CHECKED_AFTER[state]
  const { partnerId } = row
  return {
    state,
    statements: [
      putAccount({
        ...row,
        state,
        bankName: account?.bank?.name ?? null,
        bankLastFour: account?.bank?.lastFour ?? null,
        bankCurrency: account?.bank?.currency ?? null,
        checkAt: pause === null ? null : now + pause,
        changedAt: now,
      }),
      setPartnerState(partnerId, state === 'READY' ? 'ACTIVE' : 'PENDING_ACTION', now),
      ...(state === 'READY' ? [resumePayouts(partnerId, now)] : []),
    ],
  }
}

/**
 * Asks the provider what a writer's account is now, and stores it.
 *
 * @returns its state; nothing if the provider can't be asked, or there is no account.
 */
export async function lookAtAccount(
  { db, clock, payouts }: Parts,
  partnerId: string,
): Promise<PayoutAccountState | undefined> {
  const row = await db.first(accountOfPartner, partnerId)
  if (!row || !payouts) return undefined
  const answer = await payouts.readAccount(row.providerAccountId)
  const now = clock.now()
  if (answer.is === 'unavailable') {
    await db.write([checkLater(partnerId, now + AGAIN_AFTER.silence)])
    return undefined
  }
  const { state, statements } = accountStatements(row, answer.value, now)
  await db.write(statements)
  return state
}
