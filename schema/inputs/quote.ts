import * as v from 'valibot'
import { ANCHOR_CONTEXT } from '../rules/anchors'
import { MAX_HIGHLIGHT } from '../rules/limits'
import { inputWording } from '../wording/inputs'
import { quoteMessages } from '../wording/quote-messages'
import { atMost, limit, opaque } from './text'

/** An offset into the text of a paragraph. */
export const textOffset = v.pipe(
  v.number(),
  v.integer(quoteMessages.offsets),
  v.minValue(0, quoteMessages.offsets),
  v.description('Counts UTF-16 units of the paragraph’s text.'),
)

const MOST_WORDS = MAX_HIGHLIGHT + ANCHOR_CONTEXT

/** The words of a passage, as the reader saw them. */
export const quotedWords = v.pipe(
  v.string(),
  limit(`At most ${MOST_WORDS} characters.`),
  atMost(MOST_WORDS, quoteMessages.tooLong(MAX_HIGHLIGHT)),
  v.description('The words that the reader saw: if they stand elsewhere by now, they are looked for.'),
)

export const quoteKey = v.pipe(
  opaque(64, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description('Made by the client for this sending: one that arrives again changes nothing.'),
)
