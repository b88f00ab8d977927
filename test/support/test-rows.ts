import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'

/** What a failed check says, on one line. */
const reasonOf = (error: unknown): string =>
  stripVTControlCharacters(String(error instanceof Error ? error.message : error)).replace(/\s+/g, ' ')

/**
 * One test over many rows that differ in little but their name. All of them are tried, and the failure names each row
 * that fails, with the reason.
 *
 * @param rows at least one: a table that has become empty proves nothing.
 */
export function testRows<Row>(
  title: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => unknown,
  /** For all rows, in milliseconds; it ends what hangs. */
  timeout = 300_000,
): void {
  test(title, { timeout }, async () => {
    expect(rows.length).toBeGreaterThan(0)
    const failures: string[] = []
    for (const row of rows) {
      try {
        await check(row)
      } catch (error) {
        failures.push(`${nameOf(row)}: ${reasonOf(error)}`)
      }
    }
    expect(failures).toEqual([])
  })
}
