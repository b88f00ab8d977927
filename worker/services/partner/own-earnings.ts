import type { Currency } from '../../../schema/rules/membership/plans'
import type { MonthState } from '../../../schema/rules/partner/months'
import { type EarningRow, earningsOfPartner, type StatementRow, statementsOf } from '../../data/partner/files'
import { lastShut, monthByName } from '../../data/partner/months'
import type { Needs } from '../parts'

/** Rows that are read at once. */
const AT_ONCE = 500

/** What each of a writer's stories brought in a month. */
export async function readEarnings(
  { db }: Needs<'db'>,
  partnerId: string,
  month: string,
): Promise<EarningRow[]> {
  const earnings: EarningRow[] = []
  for (;;) {
    const last = earnings.at(-1)
    const rows = await db.all(
      earningsOfPartner,
      month,
      partnerId,
      last?.currency ?? '',
      last?.postId ?? '',
      AT_ONCE,
    )
    earnings.push(...rows)
    if (rows.length < AT_ONCE) return earnings
  }
}

/** What a writer has of a month, in minor units. */
export interface MonthEarnings {
  month: string
  state: MonthState
  amounts: { currency: Currency; amount: number; pooled: number }[]
  /** In what writers are paid in; null until the month is closed. */
  total: number | null
}

/** The state of a month, which may have no row: it is then open, unless a later one was closed. */
async function stateOfMonth({ db }: Needs<'db'>, month: string): Promise<MonthState> {
  const [row, shut] = await Promise.all([db.first(monthByName, month), db.first(lastShut, '')])
  if (row) return row.state
  return shut && month < shut.month ? 'CLOSED' : 'OPEN'
}

/** What the statements of a closed month amount to. */
export const earningsOf = (
  month: string,
  statements: readonly Pick<StatementRow, 'currency' | 'amount' | 'pooled' | 'paid'>[],
): MonthEarnings => ({
  month,
  state: 'CLOSED',
  amounts: statements.map(({ currency, amount, pooled }) => ({ currency, amount, pooled })),
  total: statements.reduce((sum, { paid }) => sum + paid, 0),
})

/** What a writer has so far of a month that isn't closed. */
export async function earningsSoFar(
  parts: Needs<'db'>,
  partnerId: string,
  month: string,
  state: MonthState = 'OPEN',
): Promise<MonthEarnings> {
  const amounts = new Map<Currency, number>()
  for (const { currency, amount } of await readEarnings(parts, partnerId, month))
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
  return {
    month,
    state,
    amounts: [...amounts].map(([currency, amount]) => ({ currency, amount, pooled: 0 })),
    total: null,
  }
}

/** What a writer has of a month: so far, or once it is closed. */
export async function ownEarnings(
  parts: Needs<'db'>,
  partnerId: string,
  month: string,
): Promise<MonthEarnings> {
  const state = await stateOfMonth(parts, month)
  return state === 'CLOSED'
    ? earningsOf(month, await parts.db.all(statementsOf, partnerId, month))
    : earningsSoFar(parts, partnerId, month, state)
}
