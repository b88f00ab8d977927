import type { Entry } from '../../../schema/rules/membership/ledger'
import type { Currency } from '../../../schema/rules/membership/plans'
import { entriesOfMonth, entriesOfPartner } from '../../../schema/rules/partner/ledger'
import type { Statement } from '../../data/database'
import { insertEntry } from '../../data/membership/charges'
import {
  advanceBooking,
  closeMonth,
  insertStatement,
  type MonthRow,
  partnersOfMonth,
  type SumRow,
} from '../../data/partner/months'
import type { JobNeeds } from '../parts'
import type { Pace } from './pace'

/** Rows of writers that one transaction books: more than one writer has currencies. */
const AT_ONCE = 50

type Parts = JobNeeds<'db' | 'clock'>

/**
 * Entries by what stands in place of a charge; what they are converted to is another version of it. They fail if they come
 * twice.
 */
const bookedAs = (subject: string, currency: Currency, entries: readonly Entry[], now: number): Statement[] =>
  entries.map((entry) =>
    insertEntry({
      ...entry,
      chargeId: subject,
      version: entry.currency === currency ? 0 : 1,
      bookedAt: now,
    }),
  )

/**
 * Books a month that is closing: at most `most` rows of writers, and with the last one the month as a whole, which closes
 * it. Rule: docs/rules/partner.md, "Ledger".
 *
 * @param rates of the month.
 * @returns whether it is closed.
 */
export async function bookMonth(
  { db, clock }: Parts,
  pace: Pace,
  { month, bookedUpTo }: MonthRow,
  sums: readonly SumRow[],
  rates: ReadonlyMap<Currency, number>,
  most: number,
): Promise<boolean> {
  const now = clock.now()
  let upTo = bookedUpTo
  let isGoingOn = true
  for (let done = 0; isGoingOn && done < most; done += AT_ONCE) {
    const rows = await db.all(partnersOfMonth, month, upTo, AT_ONCE)
    const last = rows.at(-1)
    if (!last) {
      await db.write([
        closeMonth(month, now),
        ...sums.flatMap((sum) =>
          bookedAs(`${month}:${sum.currency}`, sum.currency, entriesOfMonth(sum), now),
        ),
      ])
      return true
    }
    // The last writer may have more rows than these.
    const isCut = rows.length === AT_ONCE && rows[0]?.partnerId !== last.partnerId
    const whole = isCut ? rows.filter(({ partnerId }) => partnerId !== last.partnerId) : rows
    const next = whole.at(-1)?.partnerId ?? upTo
    await db.write([
      advanceBooking(month, upTo, next),
      ...whole.flatMap(({ partnerId, currency, amount, pooled }) => {
        const { entries, paid } = entriesOfPartner({ currency, amount, pooled }, rates.get(currency))
        return [
          insertStatement({ partnerId, month, currency, amount, pooled, paid, bookedAt: now }),
          ...bookedAs(`${month}:${currency}:${partnerId}`, currency, entries, now),
        ]
      }),
    ])
    upTo = next
    isGoingOn = await pace()
  }
  return false
}
