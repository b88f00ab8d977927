import { DatabaseSync } from 'node:sqlite'

/** The size of a table without its indexes, or of an index. */
export interface Size {
  name: string
  /** The table that it belongs to. */
  table: string
  bytes: number
  rows: number
}

/** The size of each table and index of a database's file, the largest first. Reads the whole file. */
export function sizesOf(path: string): Size[] {
  const sqlite = new DatabaseSync(path)
  try {
    const sizes = sqlite
      .prepare(
        `SELECT s.name, coalesce(m.tbl_name, s.name) AS "table", s.pgsize AS bytes, s.ncell AS rows
         FROM dbstat('main', 1) s LEFT JOIN sqlite_master m ON m.name = s.name ORDER BY s.pgsize DESC`,
      )
      .all()
    return sizes as unknown as Size[]
  } finally {
    sqlite.close()
  }
}
