import { lastMonths } from '../../../schema/rules/partner/months'
import { statementsSince } from '../../data/partner/files'
import { type PartnerRow, partnerById, partnerOfUser } from '../../data/partner/partners'
import { accountsOfPartners } from '../../data/partner/staff'
import type { PayoutRow } from '../../data/payout/payouts'
import type { PageOf, Paging } from '../paging'
import type { Needs } from '../parts'
import { ownPayouts } from '../payout/own-payouts'
import { type PayoutAct, staffChange } from '../payout/staff-change'
import { earningsOf, earningsSoFar, type MonthEarnings } from './own-earnings'

/** How many months a file shows, and how many of them may not be closed yet. */
const MONTHS = 12
const MOST_OPEN = 3
/** More statements than so many months have, one for each currency. */
const MOST_STATEMENTS = 50 * MONTHS

/** A writer's file, by their number in the programme or their account's id. */
export async function writerFile({ db }: Needs<'db'>, id: string): Promise<PartnerRow | undefined> {
  const [byNumber, byAccount] = await Promise.all([db.first(partnerById, id), db.first(partnerOfUser, id)])
  return byNumber ?? byAccount
}

/** What the last months have brought a writer in which there is something, the latest first. */
export async function monthsOfWriter(
  parts: Needs<'db' | 'clock'>,
  partnerId: string,
): Promise<MonthEarnings[]> {
  const months = lastMonths(parts.clock.now(), MONTHS).toReversed()
  const [statements, ...open] = await Promise.all([
    parts.db.all(statementsSince, partnerId, months.at(-1) ?? '', MOST_STATEMENTS),
    ...months.slice(0, MOST_OPEN).map((month) => earningsSoFar(parts, partnerId, month)),
  ])
  return months.flatMap((month, ago) => {
    const own = statements.filter((statement) => statement.month === month)
    if (own.length > 0) return [earningsOf(month, own)]
    const soFar = open[ago]
    return soFar && soFar.amounts.length > 0 ? [soFar] : []
  })
}

/** A payout as staff sees it, with whose it is. */
export interface StaffPayout extends PayoutRow {
  userId: string | null
}

/** A writer's payouts as staff sees them, the latest first. */
export async function payoutsOfWriter(
  parts: Needs<'db'>,
  { id, userId }: Pick<PartnerRow, 'id' | 'userId'>,
  paging: Paging | null | undefined,
): Promise<PageOf<StaffPayout>> {
  const { items, next } = await ownPayouts(parts, id, paging)
  return { items: items.map((row) => ({ ...row, userId })), next }
}

/** Payouts with whose they are. */
export async function withAccounts(
  { db }: Needs<'db'>,
  { items, next }: PageOf<PayoutRow>,
): Promise<PageOf<StaffPayout>> {
  const ids = [...new Set(items.map(({ partnerId }) => partnerId))]
  const accounts = await db.all(accountsOfPartners, JSON.stringify(ids))
  const userOf = new Map(accounts.map(({ id, userId }) => [id, userId]))
  return { items: items.map((row) => ({ ...row, userId: userOf.get(row.partnerId) ?? null })), next }
}

const ACTS = ['hold', 'release', 'reverse'] as const satisfies readonly PayoutAct[]

/** What staff can do about a payout in its status. */
export const payoutActOf = (row: PayoutRow): PayoutAct | undefined =>
  ACTS.find((act) => staffChange(row, act, '', 0) !== undefined)
