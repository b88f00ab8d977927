/** The sidebar. Rule: docs/rules/viewer.md, "Sidebar". */

/** Holds `open` while the sidebar stays beside the pages of a signed-in person. Scripts read and write it. */
export const SIDEBAR_COOKIE = 'sidebar'
/** A year, in seconds. */
export const SIDEBAR_COOKIE_SECONDS = 365 * 24 * 60 * 60
