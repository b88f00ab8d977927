import type * as v from 'valibot'
import type { OwnData, OwnRow, OwnTable } from '../../import/own-data/own-data'
import { parseInput } from '../../use-case'

/**
 * The rows of a table that a schema accepts; the others are left out.
 *
 * @param isWanted looks at a row before that, where most rows are about something else.
 */
export async function rowsLike<Schema extends v.GenericSchema>(
  data: OwnData,
  table: OwnTable,
  schema: Schema,
  isWanted: (row: OwnRow) => boolean = () => true,
): Promise<v.InferOutput<Schema>[]> {
  return (await data.rows(table)).filter(isWanted).flatMap((row) => {
    const read = parseInput(schema, row)
    return read.ok ? [read.value] : []
  })
}
