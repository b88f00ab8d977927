import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import type { Statement } from '../../data/database'
import { addSomeCountries, addSomeDays } from '../../data/partner/days'
import { addEarnings, addSums, inPieces } from '../../data/partner/rounds'
import type { Round } from './make-round'

/* What rounds add up to, in each way in which it is looked up. */

/** Rows that are equal in `keys` as one each, with everything else added up. */
function added<Row extends Record<string, string | number>>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
): Row[] {
  const sums = new Map<string, Record<string, string | number>>()
  for (const row of rows) {
    const key = keys.map((name) => row[name]).join(' ')
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...row })
    else
      for (const [name, value] of Object.entries(row))
        if (!keys.includes(name)) sum[name] = Number(sum[name]) + Number(value)
  }
  return [...sums.values()] as Row[]
}

/** What rounds add to the months that they are in. */
const sumsOf = (rounds: readonly Round[]) =>
  added(
    rounds.map(({ month, charge: { currency }, kind, more: { kept, fee, tax, share, writers } }) => {
      const pool = kind === 'POOL' ? writers : 0
      return { month, currency, kept, fee, tax, share, pool, lines: writers - pool }
    }),
    ['month', 'currency'],
  )

/** What they add to the stories of writers. */
const earningsOf = (rounds: readonly Round[]) =>
  added(
    rounds.flatMap(({ month, charge: { currency }, lines }) =>
      lines.map(({ partnerId, postId, amount, seconds }) => ({
        month,
        partnerId,
        postId,
        currency,
        amount,
        seconds,
        pooled: 0,
      })),
    ),
    ['month', 'partnerId', 'postId', 'currency'],
  )

/**
 * The day on which its cycle ends, or on which it is corrected or comes late. It is a day of the month that the round is
 * in, so that the days of a month add up to it.
 */
function dayOf({ cycle, recorded, month }: Round, now: number): number {
  const { start, end } = boundsOfMonth(month)
  const at = recorded || cycle.endsAt < start ? now : cycle.endsAt
  return dayOfVisit(Math.min(Math.max(at, start), end - 1))
}

/** What they add to days. */
const daysOf = (rounds: readonly Round[], now: number) =>
  added(
    rounds.flatMap((round) => {
      const day = dayOf(round, now)
      return round.lines
        .filter(({ amount }) => amount !== 0)
        .map(({ partnerId, postId, amount }) => ({
          partnerId,
          postId,
          day,
          currency: round.charge.currency,
          amount,
        }))
    }),
    ['partnerId', 'postId', 'day', 'currency'],
  ).map(({ partnerId, postId, day, currency, amount }) => [partnerId, postId, day, currency, amount])

/** What they add to the countries of members. A cycle counts once for each writer, with its first round. */
const countriesOf = (rounds: readonly Round[], countryOf: ReadonlyMap<string, string>) =>
  added(
    rounds.flatMap(({ charge: { currency, membershipId }, month, recorded, lines }) => {
      const country = countryOf.get(membershipId) ?? ''
      const counted = new Set<string>()
      return lines
        .filter(({ amount }) => amount !== 0)
        .map(({ partnerId, amount }) => {
          const cycles = recorded || counted.has(partnerId) ? 0 : 1
          counted.add(partnerId)
          return { partnerId, month, country, currency, amount, cycles }
        })
    }),
    ['partnerId', 'month', 'country', 'currency'],
  ).map(({ partnerId, month, country, currency, amount, cycles }) => [
    partnerId,
    month,
    country,
    currency,
    amount,
    cycles,
  ])

/**
 * What rounds add to sums. For batches that fail if they come twice.
 *
 * @param countryOf the country of a membership.
 */
export const addRounds = (
  rounds: readonly Round[],
  now: number,
  countryOf: ReadonlyMap<string, string>,
): Statement[] => [
  ...addEarnings(earningsOf(rounds)),
  ...addSums(sumsOf(rounds)),
  ...inPieces(daysOf(rounds, now), (row) => row, addSomeDays),
  ...inPieces(countriesOf(rounds, countryOf), (row) => row, addSomeCountries),
]
