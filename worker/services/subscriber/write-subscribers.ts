import { type Cell, CSV_START, csvLine } from '../../../schema/rules/csv'
import { SUBSCRIBER_ROWS } from '../../../schema/rules/subscribers'
import type { Database } from '../../data/database'
import { subscribersToTake } from '../../data/subscriber/queries'
import { iso } from '../export/kinds/addresses'
import { pagesOf } from '../export/kinds/taken-kind'
import { FROM_BOTTOM, type Key } from '../paging'
import { type TaggedSubscriber, tagged } from './list-subscribers'

const COLUMNS = ['email', 'name', 'state', 'source', 'since', 'agreed', 'left', 'tags', 'note']

const day = (time: number | null): Cell => (time === null ? null : iso(time))

const cells = (row: TaggedSubscriber): Cell[] => [
  row.email,
  row.name,
  row.state,
  row.source,
  day(row.createdAt),
  day(row.consentedAt),
  day(row.leftAt),
  row.tags.join(', '),
  row.note,
]

/** A newsletter's subscribers as the pieces of a table. Rule: docs/rules/newsletters.md, "Subscribers". */
export async function* writeSubscribers(
  db: Database,
  newsletterId: string,
): AsyncGenerator<string, void, undefined> {
  yield CSV_START + csvLine(COLUMNS)
  const read = ([at, id]: Key) => db.all(subscribersToTake, newsletterId, at, id, SUBSCRIBER_ROWS)
  const keyOf = ({ createdAt, id }: { createdAt: number; id: string }): Key => [createdAt, id]
  for await (const rows of pagesOf(read, keyOf, FROM_BOTTOM, SUBSCRIBER_ROWS))
    yield (await tagged(db, rows)).map((row) => csvLine(cells(row))).join('')
}
