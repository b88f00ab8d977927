import { type Fee, NO_FEE, plusFee } from '../../../schema/rules/partner/fee'
import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import type { Statement } from '../../data/database'
import { addSomeCountries, addSomeDays } from '../../data/partner/days'
import { addEarnings, addSums, type Earning, inPieces, type Sum } from '../../data/partner/rounds'
import type { Round } from './make-round'

/* What rounds add up to, in each way in which it is looked up. */

/** What rounds add to the months that they are in. */
function sumsOf(rounds: readonly Round[]): Sum[] {
  const sums = new Map<string, Fee & Pick<Sum, 'month' | 'currency' | 'pool'>>()
  for (const { month, charge, kind, more } of rounds) {
    const key = `${month} ${charge.currency}`
    const before = sums.get(key) ?? { ...NO_FEE, month, currency: charge.currency, pool: 0 }
    sums.set(key, {
      ...before,
      ...plusFee(before, more),
      pool: before.pool + (kind === 'POOL' ? more.writers : 0),
    })
  }
  return [...sums.values()].map(({ writers, ...sum }) => ({ ...sum, lines: writers - sum.pool }))
}

/** What they add to the stories of writers. */
function earningsOf(rounds: readonly Round[]): Earning[] {
  const earnings = new Map<string, Earning>()
  for (const { month, charge, lines } of rounds)
    for (const { partnerId, postId, amount, seconds } of lines) {
      const key = `${month} ${partnerId} ${charge.currency} ${postId}`
      const before = earnings.get(key)
      earnings.set(key, {
        month,
        partnerId,
        postId,
        currency: charge.currency,
        amount: (before?.amount ?? 0) + amount,
        seconds: (before?.seconds ?? 0) + seconds,
        pooled: 0,
      })
    }
  return [...earnings.values()]
}

/** Rows whose first columns are their key, and whose others are added up, as tuples. */
function added<Row extends readonly (string | number)[]>(rows: readonly Row[], keys: number): Row[] {
  const sums = new Map<string, (string | number)[]>()
  for (const row of rows) {
    const key = row.slice(0, keys).join(' ')
    const before = sums.get(key)
    sums.set(
      key,
      row.map((value, i) => (i < keys ? value : Number(value) + Number(before?.[i] ?? 0))),
    )
  }
  return [...sums.values()] as unknown as Row[]
}

/** What they add to the day on which they are divided. */
const daysOf = (rounds: readonly Round[], now: number) =>
  added(
    rounds.flatMap(({ charge, lines }) =>
      lines
        .filter(({ amount }) => amount !== 0)
        .map(
          ({ partnerId, postId, amount }) =>
            [partnerId, postId, dayOfVisit(now), charge.currency, amount] as const,
        ),
    ),
    4,
  )

/** What they add to the countries of members. A cycle counts once for each writer, with its first round. */
const countriesOf = (rounds: readonly Round[], countryOf: ReadonlyMap<string, string>) =>
  added(
    rounds.flatMap(({ charge, month, recorded, lines }) => {
      const country = countryOf.get(charge.membershipId) ?? ''
      const isFirst = new Set<string>()
      return lines
        .filter(({ amount }) => amount !== 0)
        .map(({ partnerId, amount }) => {
          const cycles = recorded || isFirst.has(partnerId) ? 0 : 1
          isFirst.add(partnerId)
          return [partnerId, month, country, charge.currency, amount, cycles] as const
        })
    }),
    4,
  )

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
