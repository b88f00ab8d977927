import type { Currency } from '../../../schema/rules/membership/plans'
import { monthOfTime } from '../../../schema/rules/partner/months'
import type { StatsRange } from '../../../schema/rules/stats/ranges'
import { DAY } from '../../../schema/rules/time-units'
import { earningsByCountry, earningsByDay, earningsOfPostByDay } from '../../data/partner/days'
import type { Needs } from '../parts'

/** Days of a list: of a year and a day in each currency, and then some. */
const MOST_ROWS = 3000

/** What was earned on a day in UTC, in minor units. */
export interface EarningsDay {
  day: number
  currency: Currency
  amount: number
}

/** A writer's earnings in a range, of one of their stories or of all of them. */
export interface WriterEarnings {
  partnerId: string
  postId: string | undefined
  range: StatsRange
}

/** The first and the last day of a range by their names, in whichever zone it is. */
export const daysIn = ({ from, until, zone }: StatsRange): [from: number, until: number] => [
  Math.floor(zone.shown(from) / DAY),
  Math.floor(zone.shown(until - 1) / DAY),
]

/** What was earned on each day on which there was something, the first one first. */
export async function daysOfEarnings(
  { db }: Needs<'db'>,
  { partnerId, postId, range }: WriterEarnings,
): Promise<EarningsDay[]> {
  const [from, until] = daysIn(range)
  const rows =
    postId === undefined
      ? await db.all(earningsByDay, partnerId, from, until, MOST_ROWS)
      : await db.all(earningsOfPostByDay, partnerId, postId, from, until, MOST_ROWS)
  return rows.filter(({ amount }) => amount !== 0).toReversed()
}

/** What members of a country brought in a currency; the country is null for the rest, and for what isn't known. */
export interface CountryEarnings {
  country: string | null
  currency: Currency
  amount: number
}

/** Where the members are who brought something in the months of a range, the most first. */
export async function countriesOfEarnings(
  { db }: Needs<'db'>,
  { partnerId, range }: WriterEarnings,
): Promise<CountryEarnings[]> {
  const [from, until] = daysIn(range)
  const rows = await db.all(
    earningsByCountry,
    partnerId,
    monthOfTime(from * DAY),
    monthOfTime(until * DAY),
    MOST_ROWS,
  )
  return rows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => Number(a.country === null) - Number(b.country === null) || b.amount - a.amount)
}
