import { CSV_START, csvLine } from '../../../schema/rules/csv'
import { SUBSCRIBER_ROWS } from '../../../schema/rules/subscribers'
import { subscriberFiles as wording } from '../../../schema/wording/subscriber-files'
import type { Database } from '../../data/database'
import { faultsOfImport } from '../../data/subscriber/imports'
import { pagesOf } from '../export/kinds/taken-kind'
import { FROM_BOTTOM, type Key } from '../paging'

/** The lines of a list that weren't brought, as the pieces of a table. Rule: docs/rules/newsletters.md, "Bringing a list". */
export async function* writeFaults(db: Database, importId: string): AsyncGenerator<string, void, undefined> {
  const { columns, reasons } = wording
  yield CSV_START + csvLine([columns.line, columns.reason, columns.content])
  const read = ([line, id]: Key) => db.all(faultsOfImport, importId, line, id, SUBSCRIBER_ROWS)
  const keyOf = ({ line }: { line: number }): Key => [line, '']
  for await (const rows of pagesOf(read, keyOf, FROM_BOTTOM, SUBSCRIBER_ROWS))
    yield rows.map(({ line, reason, content }) => csvLine([line, reasons[reason], content])).join('')
}
