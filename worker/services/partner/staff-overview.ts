import { addsUp } from '../../../schema/rules/partner/checks'
import { lastMonths, monthOfTime, PARTNER_STATES } from '../../../schema/rules/partner/months'
import { PAYOUT_STATUSES, type PayoutStatus } from '../../../schema/rules/payout/payouts'
import { heldTogether } from '../../data/held-earnings/rows'
import { checksOf } from '../../data/membership/events'
import {
  monthsSince,
  payoutsByStatus,
  payoutsInStatus,
  setAsideCount,
  sumsSince,
  surplusPayments,
  writersByState,
} from '../../data/partner/staff'
import type { PayoutRow } from '../../data/payout/payouts'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { monthSum } from './month-sum'

/** Months that the overview shows, the present one among them. */
const MONTHS = 13
/** More sums than so many months have, one for each currency. */
const MOST_SUMS = 50 * MONTHS
/** A later time than any. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Nothing comes after these. */
const OVER: readonly PayoutStatus[] = ['PAID', 'REVERSED', 'FORFEITED']

/** The programme as staff sees it. Everything is read in one batch. Rule: docs/rules/partner.md, "What staff sees". */
export async function staffOverview({ db, clock }: Needs<'db' | 'clock'>) {
  const now = clock.now()
  const present = monthOfTime(now)
  const [first = present] = lastMonths(now, MONTHS)
  const statuses = PAYOUT_STATUSES.filter((status) => !OVER.includes(status))
  const [writers, months, sums, open, surplus, setAside, stripe, braintree, held] = await Promise.all([
    db.all(writersByState, JSON.stringify(PARTNER_STATES)),
    db.all(monthsSince, first, MONTHS),
    db.all(sumsSince, first, MOST_SUMS),
    db.all(payoutsByStatus, JSON.stringify(statuses)),
    db.all(surplusPayments, 0),
    db.first(setAsideCount, NEVER),
    db.all(checksOf, 'STRIPE', 1),
    db.all(checksOf, 'BRAINTREE', 1),
    db.first(heldTogether, 'HELD'),
  ])
  const isKnown = months.some(({ month }) => month === present)
  const nothingYet = { month: present, state: 'OPEN', closedAt: null, publishedAt: null } as const
  return {
    writers,
    months: [...(isKnown ? [] : [nothingYet]), ...months].map(({ month, ...line }) => {
      const own = sums.filter((sum) => sum.month === month).map(monthSum)
      return { ...line, id: month, sums: own, addsUp: own.every(addsUp) }
    }),
    open,
    surplus,
    setAside: setAside?.count ?? 0,
    held: held ?? { count: 0, amount: 0, since: null },
    paymentChecks: [...stripe, ...braintree],
  }
}

/** Payouts in a status, those that changed last first. */
export const payoutsOfStatus = (
  { db }: Needs<'db'>,
  status: PayoutStatus,
  paging: Paging | null | undefined,
): Promise<PageOf<PayoutRow>> =>
  readPage(
    paging,
    ([changedAt, id], limit) => db.all(payoutsInStatus, status, changedAt, id, limit),
    ({ changedAt, id }) => [changedAt, id],
  )
