import { dividePool, type PoolPart, poolKey } from '../../../schema/rules/partner/pool'
import type { Database } from '../../data/database'
import { advancePool, earningsOfMonth, type SumRow, setPool, sumBefore } from '../../data/partner/months'
import { addEarnings } from '../../data/partner/rounds'
import type { JobNeeds } from '../parts'
import type { Pace } from './pace'

/** Stories that are read at once. */
const READ_AT_ONCE = 500
/** Stories that one transaction gives their part. */
const AT_ONCE = 100

/** The stories of a month with their counted seconds, in whichever currency their readers pay, in the order of their keys. */
async function storiesOf(db: Database, pace: Pace, month: string): Promise<PoolPart[]> {
  const stories = new Map<string, PoolPart>()
  let last = { partnerId: '', currency: '', postId: '' }
  let isTimeLeft = true
  for (;;) {
    const rows = await db.all(
      earningsOfMonth,
      month,
      last.partnerId,
      last.currency,
      last.postId,
      READ_AT_ONCE,
    )
    for (const { partnerId, postId, seconds } of rows) {
      if (seconds === 0) continue
      const key = poolKey({ partnerId, postId })
      stories.set(key, { partnerId, postId, seconds: (stories.get(key)?.seconds ?? 0) + seconds })
    }
    const end = rows.at(-1)
    if (!end || rows.length < READ_AT_ONCE)
      return [...stories.values()].toSorted((a, b) => (poolKey(a) < poolKey(b) ? -1 : 1))
    last = end
    // Half of the stories are of no use, so that it reads on without rests once its time is over.
    if (isTimeLeft) isTimeLeft = await pace()
  }
}

/** What the common pool of a currency has left from the months before. */
async function carriedInto({ db }: JobNeeds<'db'>, { month, currency }: SumRow): Promise<number> {
  const before = await db.first(sumBefore, month, currency)
  return before && before.divided === null ? before.carried + before.pool : 0
}

/**
 * Divides the common pool of a currency in a month that is closing: at most `most` stories. What it has done stays done.
 * Rule: docs/rules/partner.md, "The common pool".
 *
 * @param storiesOfMonth are those of the month, which its currencies share.
 * @returns whether it is divided, or carried over.
 */
async function sharePool(
  parts: JobNeeds<'db'>,
  pace: Pace,
  sum: SumRow,
  storiesOfMonth: () => Promise<PoolPart[]>,
  most: number,
): Promise<boolean> {
  if (sum.isPoolDone === 1) return true
  const { db } = parts
  const { month, currency } = sum
  const carried = await carriedInto(parts, sum)
  const stories = await storiesOfMonth()
  const divided = dividePool(sum.pool + carried, stories)
  if (!divided) {
    await db.write([setPool(month, currency, carried, null, true)])
    return true
  }
  if (sum.divided === null)
    await db.write([setPool(month, currency, carried, JSON.stringify(divided.pool), false)])
  let upTo = sum.dividedUpTo
  let rest = stories.flatMap((story, i) =>
    poolKey(story) > upTo ? [{ ...story, pooled: divided.amounts[i] ?? 0 }] : [],
  )
  let isGoingOn = true
  for (let done = 0; isGoingOn && done < most && rest.length > 0; done += AT_ONCE) {
    const some = rest.slice(0, AT_ONCE)
    rest = rest.slice(AT_ONCE)
    const last = some.at(-1)
    const next = last ? poolKey(last) : upTo
    await db.write([
      advancePool(month, currency, upTo, next, rest.length === 0),
      ...addEarnings(
        some
          .filter(({ pooled }) => pooled !== 0)
          .map(({ partnerId, postId, pooled }) => ({
            month,
            partnerId,
            postId,
            currency,
            amount: 0,
            seconds: 0,
            pooled,
          })),
      ),
    ])
    upTo = next
    isGoingOn = await pace()
  }
  return rest.length === 0
}

/** Divides the common pools of a month, which is that of all sums. @returns whether all of them are. */
export async function sharePools(
  parts: JobNeeds<'db'>,
  pace: Pace,
  sums: readonly SumRow[],
  most: number,
): Promise<boolean> {
  let stories: Promise<PoolPart[]> | undefined
  for (const sum of sums) {
    const storiesOfMonth = () => {
      stories ??= storiesOf(parts.db, pace, sum.month)
      return stories
    }
    if (!(await sharePool(parts, pace, sum, storiesOfMonth, most))) return false
  }
  return true
}
