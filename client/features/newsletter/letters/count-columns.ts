import { countingWording } from '../../../../schema/wording/counting'
import { exactCount } from '../../../../schema/wording/counts'
import { newsletterStatsWording } from '../../../../schema/wording/newsletter-stats'
import type { Column } from '../../../ui/Table'
import { withShare } from './LetterCounts'
import type { LetterCountsFragment } from './letter-counts.generated'

const { letters: wording } = newsletterStatsWording

/** What is counted of every mail of a newsletter. */
export interface Counts {
  sentCount: number
  deliveredCount: number
  bouncedCount: number
  complainedCount: number
  unsubscribedCount: number
}

/** A column of counts. */
export const countColumn = <Row>(id: string, title: string, of: (row: Row) => number): Column<Row> => ({
  id,
  title,
  isNumber: true,
  cell: (row) => exactCount(of(row)),
})

/** What became of mails that were handed over. */
export const sentColumns = <Row extends Counts>(): Column<Row>[] => [
  countColumn('sent', wording.sent, (row) => row.sentCount),
  countColumn('delivered', wording.delivered, (row) => row.deliveredCount),
  countColumn('bounced', wording.bounced, (row) => row.bouncedCount),
  countColumn('complained', wording.complained, (row) => row.complainedCount),
  countColumn('unsubscribed', wording.unsubscribed, (row) => row.unsubscribedCount),
]

/** A column of what is counted of letters where that is switched on. */
const countedColumn = <Row extends { counts: LetterCountsFragment | null }>(
  id: 'opened' | 'clicked',
): Column<Row> => ({
  id,
  title: countingWording[id],
  isNumber: true,
  cell: ({ counts }) => (counts ? withShare(counts[`${id}Count`], counts) : countingWording.notCounted),
})

/** What is counted of letters; none if nothing is of any of them. */
export const countedColumns = <Row extends { counts: LetterCountsFragment | null }>(
  rows: readonly Row[],
): Column<Row>[] =>
  rows.some(({ counts }) => counts) ? [countedColumn('opened'), countedColumn('clicked')] : []
