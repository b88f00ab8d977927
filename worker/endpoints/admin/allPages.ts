/** The tag that every page and feed of PublicPage carries: purging it purges everything. */
export const ALL_PAGES = 'all'
