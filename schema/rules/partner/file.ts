import * as v from 'valibot'
import { CURRENCIES, type Currency } from '../membership/plans'
import { amountsOfRound } from './division'
import { type Pool, type PoolPart, poolAmount } from './pool'
import { convert, PAID_IN } from './rates'

/** The file of a writer's month, one JSON value a line. Rule: docs/rules/partner.md, "The writer's file". */

/** How the division is calculated: another number for another formula. */
export const FORMULA = 1

const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
const currency = v.picklist(CURRENCIES)
const byCurrency = <Schema extends v.GenericSchema>(schema: Schema) => v.record(currency, schema)

const Head = v.object({
  kind: v.literal('month'),
  formula: v.literal(FORMULA, `This calculates formula ${FORMULA}, and the file is of another one`),
  month: v.string(),
  state: v.string(),
  partner: v.string(),
  rates: byCurrency(count),
  pools: byCurrency(
    v.object({
      amount: count,
      seconds: count,
      last: v.nullable(v.object({ remainder: count, key: v.string() })),
    }),
  ),
})

const CycleLine = v.object({
  kind: v.literal('cycle'),
  member: v.string(),
  currency,
  /** What the cycle brought to writers before this round, and after it. */
  before: whole,
  after: whole,
  /** Of all lines of the cycle. */
  weights: v.array(count),
  /** The writer's own lines: their places, and their stories. */
  lines: v.array(v.tuple([count, v.string()])),
})

const StoryLine = v.object({ kind: v.literal('story'), postId: v.string(), seconds: count })

const SumLine = v.object({
  kind: v.literal('sum'),
  amounts: byCurrency(whole),
  pooled: byCurrency(whole),
  /** In what writers are paid in; null as long as the month isn't closed. */
  total: v.nullable(whole),
})

const AnyLine = v.variant('kind', [Head, CycleLine, StoryLine, SumLine])
export type FileLine = v.InferOutput<typeof AnyLine>
type Sums = Omit<v.InferOutput<typeof SumLine>, 'kind'>

/** What a file says when everything in it is divided anew, and what it states. */
interface Recomputed {
  month: string
  sums: Sums
  stated: Sums
  isEqual: boolean
}

const amountOf = (amounts: Partial<Record<Currency, number>>, name: Currency): number => amounts[name] ?? 0

const isEqual = (a: Sums, b: Sums): boolean =>
  a.total === b.total &&
  CURRENCIES.every(
    (name) =>
      amountOf(a.amounts, name) === amountOf(b.amounts, name) &&
      amountOf(a.pooled, name) === amountOf(b.pooled, name),
  )

function parseLine(text: string, number: number): FileLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`Line ${number} isn't JSON`)
  }
  const parsed = v.safeParse(AnyLine, value)
  if (parsed.success) return parsed.output
  throw new Error(`Line ${number} isn't a line of a month: ${parsed.issues[0].message}`)
}

/** What a month's amounts come to in what writers are paid in: each currency by itself. */
export function totalOf(
  { amounts, pooled }: Pick<Sums, 'amounts' | 'pooled'>,
  rates: Partial<Record<Currency, number>>,
): number {
  return CURRENCIES.reduce((sum, name) => {
    const own = amountOf(amounts, name) + amountOf(pooled, name)
    if (name === PAID_IN || own === 0) return sum + own
    const rate = rates[name]
    if (rate === undefined) throw new Error(`There is no rate of ${name}`)
    return sum + convert(own, name, rate)
  }, 0)
}

/**
 * Divides everything in a file anew.
 *
 * @throws Error if it isn't the file of a month.
 */
export function recompute(text: string): Recomputed {
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [parseLine(line, i + 1)]))
  const head = lines.find((line) => line.kind === 'month')
  const last = lines.at(-1)
  if (lines[0] !== head || !head) throw new Error('The file has no beginning')
  if (last?.kind !== 'sum') throw new Error('The file has no end: it was cut off')
  const amounts: Partial<Record<Currency, number>> = {}
  const pooled: Partial<Record<Currency, number>> = {}
  const add = (to: typeof amounts, name: Currency, amount: number) => {
    to[name] = amountOf(to, name) + amount
  }
  for (const line of lines) {
    if (line.kind === 'cycle') {
      const parts = amountsOfRound(line.weights, line.before, line.after)
      for (const [place] of line.lines) {
        const part = parts[place]
        if (part === undefined) throw new Error(`A cycle of ${line.member} has no line ${place}`)
        add(amounts, line.currency, part)
      }
    }
    if (line.kind === 'story') {
      const part: PoolPart = { ...line, partnerId: head.partner }
      for (const name of CURRENCIES) {
        const pool: Pool | undefined = head.pools[name]
        if (pool) add(pooled, name, poolAmount(pool, part))
      }
    }
  }
  const { kind: _, ...stated } = last
  const total = stated.total === null ? null : totalOf({ amounts, pooled }, head.rates)
  const sums = { amounts, pooled, total }
  return { month: head.month, sums, stated, isEqual: isEqual(sums, stated) }
}
