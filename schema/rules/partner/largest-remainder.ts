/** Divides amounts so that nothing is made or lost. Rule: docs/rules/partner.md, "Rounding". */

interface Parts {
  /** Each part rounded down. */
  floors: number[]
  /** What that leaves of each, as a part of the sum of the weights. */
  remainders: number[]
  /** How many units are left over. */
  left: number
}

/** An exact part of an amount rounded down, and its remainder. Products may be larger than exact numbers are. */
export function exactPart(amount: number, weight: number, sum: number): [floor: number, remainder: number] {
  const product = BigInt(amount) * BigInt(weight)
  return [Number(product / BigInt(sum)), Number(product % BigInt(sum))]
}

function partsOf(amount: number, weights: readonly number[]): Parts {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0 || weights.some((weight) => weight < 0))
    throw new RangeError('Weights are 0 or more, and not all of them are 0')
  const parts = weights.map((weight) => exactPart(amount, weight, sum))
  const floors = parts.map(([floor]) => floor)
  return {
    floors,
    remainders: parts.map(([, remainder]) => remainder),
    left: amount - floors.reduce((total, floor) => total + floor, 0),
  }
}

/** The places of remainders, the largest first; of equal ones, the first place. */
const ranked = (remainders: readonly number[]): number[] =>
  remainders
    .map((remainder, place) => ({ remainder, place }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place)
    .map(({ place }) => place)

/** Who is the last one to get a unit that was left over: by their remainder and their place; nobody if none was. */
interface LastOne {
  remainder: number
  place: number
}

/** An amount of 0 or more, divided; with the last one that got a unit more than their part rounded down. */
export function divideWithLast(
  amount: number,
  weights: readonly number[],
): { amounts: number[]; last: LastOne | null } {
  const { floors, remainders, left } = partsOf(amount, weights)
  const lucky = ranked(remainders).slice(0, left)
  const amounts = [...floors]
  for (const place of lucky) amounts[place] = (floors[place] ?? 0) + 1
  const place = lucky.at(-1)
  return { amounts, last: place === undefined ? null : { remainder: remainders[place] ?? 0, place } }
}

/**
 * An amount divided by weights: everybody gets their exact part rounded down, and what is left goes one by one to the
 * largest remainders. The parts add up to the amount.
 *
 * @param weights whole numbers of 0 or more.
 * @throws RangeError if there is nobody to give it to.
 */
export function largestRemainder(amount: number, weights: readonly number[]): number[] {
  const { amounts } = divideWithLast(Math.abs(amount), weights)
  // No part is a zero below zero.
  return amount < 0 ? amounts.map((part) => 0 - part) : amounts
}
