import { divideWithLast, exactPart } from './largest-remainder'

/** The common pool of a month. Rule: docs/rules/partner.md, "The common pool". */

/** A writer's story in a month, with the counted seconds of it. */
export interface PoolPart {
  partnerId: string
  postId: string
  seconds: number
}

/** A common pool, as it was divided. */
export interface Pool {
  amount: number
  /** Of all stories. */
  seconds: number
  /** The last one who got a cent that was left over; null if none was. */
  last: { remainder: number; key: string } | null
}

export const poolKey = ({ partnerId, postId }: Pick<PoolPart, 'partnerId' | 'postId'>): string =>
  `${partnerId} ${postId}`

/**
 * Divides a common pool; null if it is carried over.
 *
 * @param parts in the order of their keys.
 */
export function dividePool(
  amount: number,
  parts: readonly PoolPart[],
): { pool: Pool; amounts: number[] } | null {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  if (amount <= 0 || seconds <= 0) return null
  const { amounts, last } = divideWithLast(
    amount,
    parts.map((part) => part.seconds),
  )
  const lastPart = last && parts[last.place]
  return {
    pool: {
      amount,
      seconds,
      last: last && lastPart ? { remainder: last.remainder, key: poolKey(lastPart) } : null,
    },
    amounts,
  }
}

/** What one story gets of a common pool, known from what was published of it alone. */
export function poolAmount({ amount, seconds, last }: Pool, part: PoolPart): number {
  const [floor, remainder] = exactPart(amount, part.seconds, seconds)
  const isLucky =
    last !== null &&
    (remainder > last.remainder || (remainder === last.remainder && poolKey(part) <= last.key))
  return floor + (isLucky ? 1 : 0)
}
