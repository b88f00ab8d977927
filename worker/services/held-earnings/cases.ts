import type { CircleFinding, CircleSignal } from '../../../schema/rules/held-earnings/signals'
import {
  type HeldEarningsState,
  SHOWN_HELD,
  SHOWN_HELD_MEMBERS,
} from '../../../schema/rules/held-earnings/states'
import type { Currency } from '../../../schema/rules/membership/plans'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { UTC } from '../../../schema/rules/stats/zones'
import {
  cyclesOfHeld,
  type HeldCycleRow,
  type HeldRow,
  heldById,
  heldInState,
  heldOfPartner,
} from '../../data/held-earnings/rows'
import { partnerById } from '../../data/partner/partners'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { readStats } from '../stats/read-stats'
import type { StatsPart } from '../stats/read-sums'

/* Held earnings, as staff and their writers see them. Rule: docs/rules/partner.md, "Held earnings". */

const isStaff = async ({ viewer }: Needs<'viewer'>): Promise<boolean> => can(await viewer(), 'moderate', SITE)

/** Cases in a state, the latest first; nothing for anybody but staff. */
export async function casesInState(
  parts: Needs<'db' | 'viewer'>,
  state: HeldEarningsState,
  paging: Paging | null | undefined,
): Promise<PageOf<HeldRow> | null> {
  if (!(await isStaff(parts))) return null
  return readPage(
    paging,
    ([at, id], limit) => parts.db.all(heldInState, state, at, id, limit),
    ({ foundAt, id }) => [foundAt, id],
  )
}

/** A case; nothing for anybody but staff. */
export const caseOf = async (parts: Needs<'db' | 'viewer'>, id: string): Promise<HeldRow | undefined> =>
  (await isStaff(parts)) ? parts.db.first(heldById, id) : undefined

export const membersOfCase = ({ db }: Needs<'db'>, { id }: HeldRow): Promise<HeldCycleRow[]> =>
  db.all(cyclesOfHeld, id, SHOWN_HELD_MEMBERS)

/** Visits to the writer's stories in the month of a case that didn't count anyway; null if nobody knows. */
export async function notCountedOf(
  parts: Needs<'db' | 'stats'>,
  { partnerId, month }: HeldRow,
): Promise<StatsPart[] | null> {
  const userId = (await parts.db.first(partnerById, partnerId))?.userId
  if (userId == null) return null
  const { start, end } = boundsOfMonth(month)
  const stats = readStats(parts, { kind: 'writer', id: userId }, { from: start, until: end, zone: UTC })
  try {
    return await stats.partsOf('skipped')
  } catch (error) {
    console.error(JSON.stringify({ event: 'stats-not-read', of: 'held earnings', error: String(error) }))
    return null
  }
}

export const ownHeld = ({ db }: Needs<'db'>, partnerId: string): Promise<HeldRow[]> =>
  db.all(heldOfPartner, partnerId, SHOWN_HELD)

export const findingsOf = ({ signals }: Pick<HeldRow, 'signals'>): CircleFinding[] =>
  JSON.parse(signals) as CircleFinding[]

export const signalsOfMember = ({ signals }: Pick<HeldCycleRow, 'signals'>): CircleSignal[] =>
  JSON.parse(signals) as CircleSignal[]

export const amountsOf = ({ amounts }: Pick<HeldRow, 'amounts'>): { currency: Currency; amount: number }[] =>
  Object.entries(JSON.parse(amounts) as Partial<Record<Currency, number>>).map(([currency, amount]) => ({
    currency: currency as Currency,
    amount,
  }))

/** What writers are told of each signal. */
const REASONS = {
  MUTUAL: 'EACH_OTHER',
  CARD: 'TOGETHER',
  BURST: 'NEW_MEMBERS',
  ONE_WRITER: 'NEW_MEMBERS',
  SPEED: 'TOO_MUCH',
} as const satisfies Record<CircleSignal, string>

export const reasonsOf = (row: Pick<HeldRow, 'signals'>) => [
  ...new Set(findingsOf(row).map(({ signal }) => REASONS[signal])),
]
