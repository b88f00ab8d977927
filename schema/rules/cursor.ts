/** A position in a list: the value that it is ordered by, and the id that tells equals apart. */
export type Key = [value: number, id: string]

/** The id is at most as long as a tag's slug, in UTF-16 units. */
const POSITION = /^([^:]+):(.{0,100})$/s

/** The position that a cursor stands for; nothing when it isn't one of ours. Rule: docs/rules/data.md, "Paging". */
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
