/** Lists of stories. Rules: docs/rules/catalog.md. How many and how long: limits.ts. */

/** What a list is: one that somebody made, or one that everybody has from the start. */
export const CATALOG_TYPES = ['list', 'reading-list', 'currently-reading', 'purchased'] as const
export type CatalogType = (typeof CATALOG_TYPES)[number]

/** Who sees a list. */
export const PUBLIC_LIST = 0
export const PRIVATE_LIST = 1
/** Nobody does: staff has taken it down, or is reviewing it. */
export const HIDDEN_LIST = 2

/** How many keys of changes a list remembers. */
export const CHANGE_KEYS_KEPT = 8
/** The key of a change, in UTF-16 units. */
export const MAX_CHANGE_KEY = 64
/** Changes of one request. */
export const MAX_ITEM_CHANGES = 50
/** How many places from its limits on a list says how many are left. */
export const NEARLY_FULL = 20
/** The distance of the stored positions of neighbours, so that a story fits between two without moving others. */
export const POSITION_STEP = 1024
