/** What a letter is made of. Rule: docs/rules/newsletters.md, "A letter". */

/** The most bytes of a letter's HTML, links of its recipient included: Gmail hides what follows 102 kB. */
export const MOST_LETTER_BYTES = 100_000

/** The width of a letter, and of what stands between its edges, in CSS pixels. */
export const LETTER_WIDTH = 600
export const LETTER_TEXT_WIDTH = 552
