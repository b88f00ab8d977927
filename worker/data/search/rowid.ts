import { sha256 } from '../../../schema/rules/hex'
import { DAY } from '../../../schema/rules/time-units'

const ID = /^[0-9a-f]{12}$/

/** The hex digits of a digest that form a row's number. */
const DIGITS = 13

/**
 * The row of an entry in its full-text table, as decimal digits. It is derived from the key alone, so that an
 * entry is replaced or removed without a lookup: the tables have no index by key. An id is its own number; a
 * slug gives the beginning of its digest. Rule: docs/rules/search.md, "Entries".
 */
export async function rowidOf(key: string): Promise<string> {
  if (ID.test(key)) return `${Number.parseInt(key, 16)}`
  return `${Number.parseInt((await sha256(key)).slice(0, DIGITS), 16)}`
}

const FIRST_DAY = Date.UTC(1980, 0, 1)
/** Fifteen bits, which last until 2069. */
const LAST_DAY = 2 ** 15 - 1
const ID_BITS = 48n

/**
 * The row of a story, as decimal digits: the day of its publication in front of its id. SQLite finds the rows
 * of a word in the order of their numbers, so the newest stories can be read first without sorting.
 */
export const storyRowid = (id: string, publishedAt: number | null): string =>
  String(dayBits(publishedAt ?? FIRST_DAY) | BigInt(`0x${id}`))

function dayBits(publishedAt: number): bigint {
  const day = Math.floor((publishedAt - FIRST_DAY) / DAY)
  return BigInt(Math.min(LAST_DAY, Math.max(0, day))) << ID_BITS
}

/** The first row that a story of this day or a later one may have. */
export const rowidFrom = (publishedAt: number): string => String(dayBits(publishedAt))

/** The id of a row's story: the lower 48 bits of its number. */
export const storyIdOf = (rowid: string): string =>
  BigInt.asUintN(Number(ID_BITS), BigInt(rowid)).toString(16).padStart(12, '0')
