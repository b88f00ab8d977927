/** A position in a list: the value that the list is ordered by, and the id that breaks ties. */
export type Key = [value: number, id: string]

/** The id is at most as long as a tag's slug, in UTF-16 units. */
const POSITION = /^([^:]+):(.{0,100})$/s

/** The position of a cursor; nothing if the cursor is invalid. Rule: docs/rules/data.md, "Paging". */
export function decodeCursor(cursor: string): Key | undefined {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    )
    const [, value, id] = POSITION.exec(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? []
    return id !== undefined && Number.isFinite(Number(value)) ? [Number(value), id] : undefined
  } catch {
    return undefined
  }
}
