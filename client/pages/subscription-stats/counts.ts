import { exactCount } from '../../../schema/wording/counts'
import { newsletterStatsWording } from '../../../schema/wording/newsletter-stats'
import type { Column } from '../../ui/Table'

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
