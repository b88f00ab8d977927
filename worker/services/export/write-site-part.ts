import { nextRows } from '../../data/export/numbered-rows'
import { siteTables } from '../../data/export/site-rows'
import type { ExportPlace, PartWork } from './write-part'

/**
 * Writes what fits of the whole site into a part: every row of every table, some thousand in a file. How many tables are
 * done is what it says of its progress. Rule: docs/rules/export.md, "The whole site".
 *
 * @returns where the next part begins: the table, the row, and the file's number.
 */
export async function writeSitePart({
  db,
  writer,
  row,
  progress,
}: PartWork): Promise<ExportPlace | undefined> {
  const [first = '', after = '0', next = '1'] = row.position.split(' ')
  for (const [done, table] of siteTables().entries()) {
    if (table.name < first) continue
    let [at, file] = table.name === first ? [Number(after), Number(next)] : [0, 1]
    for (;;) {
      if (!writer.hasRoom()) return { stage: 'data', position: `${table.name} ${at} ${file}` }
      const batch = await nextRows(db, table, [], at)
      if (batch === undefined) break
      await writer.addData(file === 1 ? table.name : `${table.name}-${file}`, batch.rows)
      at = batch.until
      file += 1
      await progress(done)
    }
    await progress(done + 1)
  }
  return undefined
}
