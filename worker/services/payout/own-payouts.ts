import { lapsesAt } from '../../../schema/rules/payout/payouts'
import { accountOfPartner, type PayoutAccountRow } from '../../data/payout/accounts'
import { type PayoutRow, payoutById, payoutsOfPartner } from '../../data/payout/payouts'
import { statementsBetween } from '../../data/payout/runs'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** A text after all months. */
const AFTER_ALL = '9999'

/** A month as a number, by which lists are paged: 202610. */
const numberOf = (month: string): number => Number(month.replace('-', ''))
const monthNumbered = (number: number): string =>
  number > 999_999 ? AFTER_ALL : `${Math.trunc(number / 100)}-${String(number % 100).padStart(2, '0')}`

/** A writer's payouts, the latest first. */
export const ownPayouts = (
  { db }: Needs<'db'>,
  partnerId: string,
  paging: Paging | null | undefined,
): Promise<PageOf<PayoutRow>> =>
  readPage(
    paging,
    ([before], limit) => db.all(payoutsOfPartner, partnerId, monthNumbered(before), limit),
    ({ month, id }) => [numberOf(month), id],
  )

/** One of a writer's payouts; nothing for anybody else's. */
export async function ownPayout(
  { db }: Needs<'db'>,
  partnerId: string,
  id: string,
): Promise<PayoutRow | undefined> {
  const row = await db.first(payoutById, id)
  return row?.partnerId === partnerId ? row : undefined
}

export const ownPayoutAccount = (
  { db }: Needs<'db'>,
  partnerId: string,
): Promise<PayoutAccountRow | undefined> => db.first(accountOfPartner, partnerId)

/** When a payout is lost if its writer does nothing; null if it isn't. */
export const endOf = (
  { clock }: Needs<'clock'>,
  { waitsSince, warnings, warnedAt }: PayoutRow,
): number | null => (waitsSince === null ? null : lapsesAt({ waitsSince, warnings, warnedAt }, clock.now()))

/** More months than any payout has. */
const MOST_MONTHS = 600

/** Of what a payout is made up: the months since the payout before, and what was left of earlier ones. */
export async function linesOf(
  { db }: Needs<'db'>,
  { partnerId, month, amount }: PayoutRow,
): Promise<{ month: string | null; amount: number }[]> {
  const [before] = await db.all(payoutsOfPartner, partnerId, month, 1)
  const months = await db.all(statementsBetween, partnerId, before?.month ?? '', month, MOST_MONTHS)
  const lines = months.map((one) => ({ month: one.month, amount: one.paid }))
  const left = amount - lines.reduce((sum, line) => sum + line.amount, 0)
  return left === 0 ? lines : [...lines, { month: null, amount: left }]
}
