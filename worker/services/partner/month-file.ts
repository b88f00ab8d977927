import type { Currency } from '../../../schema/rules/membership/plans'
import { type FileLine, FORMULA } from '../../../schema/rules/partner/file'
import { linesOfPartner, type PartnerLineRow } from '../../data/partner/files'
import { ratesOfMonth, sumsOfMonth } from '../../data/partner/months'
import type { Needs } from '../parts'
import { ownEarnings, readEarnings } from './own-earnings'

/** Lines that are read at once: each brings the weights of its cycle. */
const AT_ONCE = 200

type Amounts = Partial<Record<Currency, number>>

const written = (line: FileLine): string => `${JSON.stringify(line)}\n`

const isSame = (a: PartnerLineRow, b: PartnerLineRow): boolean =>
  a.chargeId === b.chargeId && a.number === b.number && a.round === b.round

/** A round with the writer's own lines in it. */
function cycleLine(lines: readonly [PartnerLineRow, ...PartnerLineRow[]]): string {
  const [{ member, currency, before, writers, weights }] = lines
  return written({
    kind: 'cycle',
    member,
    currency,
    before,
    after: before + writers,
    weights: JSON.parse(weights) as number[],
    lines: lines.map(({ place, postId }) => [place, postId]),
  })
}

/** Each round in which a writer has a line. @param add is told of each line. */
async function* cycleLines(
  { db }: Needs<'db'>,
  partnerId: string,
  month: string,
  add: (line: PartnerLineRow) => void,
): AsyncGenerator<string, void, undefined> {
  let own: PartnerLineRow[] = []
  let last: PartnerLineRow | undefined
  for (;;) {
    const rows = await db.all(
      linesOfPartner,
      partnerId,
      month,
      last?.chargeId ?? '',
      last?.number ?? 0,
      last?.round ?? 0,
      last?.place ?? 0,
      AT_ONCE,
    )
    for (const row of rows) {
      add(row)
      const [first, ...rest] = own
      if (first && !isSame(first, row)) {
        yield cycleLine([first, ...rest])
        own = []
      }
      own.push(row)
      last = row
    }
    if (rows.length < AT_ONCE) break
  }
  const [first, ...rest] = own
  if (first) yield cycleLine([first, ...rest])
}

/** What a month is, to all writers alike. The common pool is only known of a closed one. */
async function headOf(
  { db }: Needs<'db'>,
  partnerId: string,
  month: string,
  state: string,
): Promise<FileLine> {
  const [rates, sums] = await Promise.all([db.all(ratesOfMonth, month), db.all(sumsOfMonth, month)])
  const pools = sums.flatMap(({ currency, divided }) =>
    divided === null || state !== 'CLOSED' ? [] : [[currency, JSON.parse(divided)] as const],
  )
  return {
    kind: 'month',
    formula: FORMULA,
    month,
    state,
    partner: partnerId,
    rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
    pools: Object.fromEntries(pools),
  }
}

const byCurrency = (amounts: readonly { currency: Currency; amount: number }[]): Amounts =>
  Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]))

/**
 * A writer's month as a file, from which each cent can be computed anew. Of a closed month, its sums are those of the books;
 * of an open one, those of its lines. Rule: docs/rules/partner.md, "The writer's file".
 */
export async function* monthFile(
  parts: Needs<'db'>,
  partnerId: string,
  month: string,
): AsyncGenerator<string, void, undefined> {
  const { state, amounts, total } = await ownEarnings(parts, partnerId, month)
  yield written(await headOf(parts, partnerId, month, state))
  const added: Amounts = {}
  yield* cycleLines(parts, partnerId, month, ({ currency, amount }) => {
    added[currency] = (added[currency] ?? 0) + amount
  })
  if (state !== 'CLOSED') {
    yield written({ kind: 'sum', amounts: added, pooled: {}, total: null })
    return
  }
  const seconds = new Map<string, number>()
  for (const story of await readEarnings(parts, partnerId, month))
    seconds.set(story.postId, (seconds.get(story.postId) ?? 0) + story.seconds)
  for (const [postId, sum] of seconds) if (sum > 0) yield written({ kind: 'story', postId, seconds: sum })
  const pooled = byCurrency(amounts.map((own) => ({ ...own, amount: own.pooled })))
  yield written({ kind: 'sum', amounts: byCurrency(amounts), pooled, total })
}
