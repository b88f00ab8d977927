import { FORMULA } from '../../../schema/rules/partner/file'
import { digestOf, type Sheet } from '../../../schema/rules/partner/sheet'
import { monthByName, ratesOfMonth, sumsOfMonth } from '../../data/partner/months'
import { filesOfMonth } from '../../data/partner/sheets'
import type { Needs } from '../parts'
import { monthSum } from './month-sum'

/** Digests that are read at once. */
const AT_ONCE = 2000

/** The digests of a month's files, in an order that says nothing of the writers. */
async function digestsOf({ db }: Needs<'db'>, month: string): Promise<string[]> {
  const digests: string[] = []
  for (let upTo = ''; ; ) {
    const rows = await db.all(filesOfMonth, month, upTo, AT_ONCE)
    for (const { partnerId, digest } of rows) {
      digests.push(digest)
      upTo = partnerId
    }
    if (rows.length < AT_ONCE) return digests.toSorted()
  }
}

/**
 * What everybody may know of a month that is closed and published; nothing of another one. It names nobody. Rule:
 * docs/rules/partner.md, "The published sheet".
 */
export async function sheetOfMonth(parts: Needs<'db'>, month: string): Promise<Sheet | undefined> {
  const { db } = parts
  const row = await db.first(monthByName, month)
  if (!row?.closedAt || !row.publishedAt) return undefined
  const [rates, sums, files] = await Promise.all([
    db.all(ratesOfMonth, month),
    db.all(sumsOfMonth, month),
    digestsOf(parts, month),
  ])
  return {
    kind: 'sheet',
    formula: FORMULA,
    month,
    closedAt: row.closedAt,
    rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
    sums: sums.map(monthSum),
    cycles: row.rounds,
    writers: files.length,
    digest: await digestOf(files),
    files,
  }
}
