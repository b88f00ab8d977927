/** Following and muting. Rules: docs/rules/follow.md. */

/** The feed id under which the sidebar reports that it was opened. */
export const SIDEBAR_FEED = 'sidebar-menu-icon'

/** How many followed people and publications the sidebar lists. */
export const SIDEBAR_FOLLOWING = 10
