/**
 * A row that must exist because another row refers to it. Throws an Error that names the missing one: the
 * reader sees a masked error, the log says which row.
 */
export function required<Row>(row: Row | undefined, kind: string, id: string): Row {
  if (row === undefined) throw new Error(`No ${kind} has the id ${id}, though another row refers to it`)
  return row
}
