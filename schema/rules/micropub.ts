/** Limits of Micropub. Rules: docs/rules/micropub.md. */

/** Bytes of a request with its pictures. */
export const MOST_MICROPUB_BYTES = 12_000_000
/** Pictures in one request. */
export const MOST_MICROPUB_FILES = 10
/** Properties of an entry, and values of each. */
export const MOST_PROPERTIES = 50
export const MOST_VALUES = 100
/** Characters of the title that an entry without a name gets. */
export const UNNAMED_TITLE = 80
