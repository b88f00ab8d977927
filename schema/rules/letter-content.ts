import { DAY, HOUR } from './time-units'

/** What a letter is made of. Rule: docs/rules/newsletters.md, "A letter". */

/** The most bytes of a letter's HTML, links of its recipient included: Gmail hides what follows 102 kB. */
export const MOST_LETTER_BYTES = 100_000

/** The width of a letter, and of what stands between its edges, in CSS pixels. */
export const LETTER_WIDTH = 600
export const LETTER_TEXT_WIDTH = 552

/** The longest subject of a letter, and what mail programs show beside it. */
export const MOST_LETTER_SUBJECT = 150
export const MOST_LETTER_PREHEADER = 200

/** Letters that somebody may have mailed to themselves, to look at. */
export const TEST_LETTERS = { most: 20, windowMs: HOUR } as const

/** The label of subscribers who get seed tests, how many of them do, and how often. */
export const SEED_LABEL = 'seed'
export const MOST_SEEDS = 10
export const SEED_TESTS = { most: 5, windowMs: DAY } as const

/** How a letter can be looked at, as addresses name it: the first one has none. */
export const LETTER_LOOKS = ['phone', 'desktop', 'dark', 'text'] as const
export type LetterLook = (typeof LETTER_LOOKS)[number]

/** The longest search among the stories that a newsletter can send. */
export const MOST_LETTER_SEARCH = 100
