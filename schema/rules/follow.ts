/** Following and muting. Rules: docs/rules/follow.md. */

/** The feed id under which the sidebar reports that it was opened. */
export const SIDEBAR_FEED = 'sidebar-menu-icon'
