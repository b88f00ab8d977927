import { MOST_LIST_CELL, MOST_LIST_COLUMNS } from '../../../schema/rules/subscribers'

/** A line of a list: its number, and its values; without values if it couldn't be taken apart. */
export interface ListLine {
  line: number
  cells: readonly string[] | null
}

/** The names in the bucket of a list as it came, and of its lines as they are stored. */
export const fileOf = (importId: string): string => `subscribers-${importId}`
export const linesOf = (importId: string): string => `${fileOf(importId)}-lines`

/** How many bytes of stored lines are read at a time: more than a line has. */
export const PORTION_BYTES = 128 * 1024

/** A value as it is stored. */
const storedCell = (cell: string | null): string | null =>
  cell === null ? null : cell.slice(0, MOST_LIST_CELL).toWellFormed()

/** A line as it is stored: JSON on one line, so that a portion begins anywhere. */
export function storedLine({ line, cells }: ListLine): string {
  const values: readonly (string | null)[] = cells ?? [null]
  return `${JSON.stringify([line, ...values.slice(0, MOST_LIST_COLUMNS).map(storedCell)])}\n`
}

/** The whole lines in some bytes, and how many bytes they take. */
export function readStored(bytes: Uint8Array): { lines: ListLine[]; size: number } {
  const size = bytes.lastIndexOf(10) + 1
  const texts = new TextDecoder().decode(bytes.subarray(0, size)).split('\n').slice(0, -1)
  return {
    size,
    lines: texts.map((text) => {
      const [line = 0, ...cells] = JSON.parse(text) as [number, ...(string | null)[]]
      return { line, cells: cells[0] === null ? null : (cells as string[]) }
    }),
  }
}
