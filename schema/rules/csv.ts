/** A value of a table. */
export type Cell = string | number | boolean | null

/** Spreadsheets take what begins with these for a formula, or do so once spaces are trimmed. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

/**
 * A value of a table. A text that a spreadsheet would calculate is preceded by an apostrophe, so that it stays a text.
 * Rule: docs/rules/export.md, "One kind".
 */
function cell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of comma-separated values (RFC 4180). */
export const csvLine = (values: readonly Cell[]): string => `${values.map(cell).join(',')}\r\n`

/** What tells spreadsheets that a file is in UTF-8. */
export const CSV_START = '\ufeff'
