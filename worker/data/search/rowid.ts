const ID = /^[0-9a-f]{12}$/

/** The hex digits of a digest that form a number which both JavaScript and SQLite represent exactly. */
const DIGITS = 13

/**
 * An entry's row in its full-text table. It is derived from the key alone, so that an entry is replaced or
 * removed without a lookup: the tables have no index by key. An id is its own number; a slug gives the
 * beginning of its digest. Rule: docs/rules/search.md, "Entries".
 */
export async function rowidOf(key: string): Promise<number> {
  if (ID.test(key)) return Number.parseInt(key, 16)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  const hex = Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return Number.parseInt(hex.slice(0, DIGITS), 16)
}
