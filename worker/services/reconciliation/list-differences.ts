import { csvLine } from '../../../schema/rules/csv'
import { differenceText } from '../../../schema/wording/reconciliation'
import type { Database } from '../../data/database'
import { type DifferenceRow, openDifferences } from '../../data/reconciliation/differences'
import { FROM_BOTTOM, type Key, type Paging, readPage } from '../paging'

/** Differences that one table has at most. */
const MOST_IN_TABLE = 1000

const COLUMNS = [
  'found',
  'provider',
  'subject',
  'what',
  'kind',
  'ours',
  'currency',
  'theirs',
  'their_currency',
  'text',
] as const

/** Where the books and providers differ, with a sentence for each, the earliest first. */
export const listDifferences = async (db: Database, paging?: Paging | null) => {
  const page = await readPage(
    paging,
    ([foundAt, id], limit) => db.all(openDifferences, foundAt, id, limit),
    ({ foundAt, id }): Key => [foundAt, id],
    FROM_BOTTOM,
  )
  return { ...page, items: page.items.map((row) => ({ ...row, text: differenceText(row) })) }
}

const lineOf = (row: DifferenceRow): string =>
  csvLine([
    new Date(row.foundAt).toISOString(),
    row.provider,
    row.subject,
    row.what,
    row.kind,
    row.ours,
    row.currency,
    row.theirs,
    row.theirCurrency,
    differenceText(row),
  ])

/** The first thousand differences as a table, with amounts in minor units. */
export async function differenceTable(db: Database): Promise<{ table: string; rows: number }> {
  const rows = await db.all(openDifferences, 0, '', MOST_IN_TABLE)
  return { table: csvLine([...COLUMNS]) + rows.map(lineOf).join(''), rows: rows.length }
}
