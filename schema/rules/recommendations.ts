/** Newsletters that recommend others. Rule: docs/rules/newsletters.md, "Recommendations". */

/** How many a newsletter recommends at most, and has among them that were refused. */
export const MOST_RECOMMENDED = 5
export const MOST_RECOMMENDATION_ROWS = 30

/** The longest address of a newsletter that somebody types, in UTF-16 units. */
export const LONGEST_NEWSLETTER_ADDRESS = 300
