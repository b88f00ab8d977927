import { charactersIn } from '../../../schema/inputs/text'
import { type Anchor, anchorAt, findAnchor } from '../../../schema/rules/anchors'
import { onOneLine } from '../../../schema/rules/clean-text'
import type { Passage } from '../../../schema/rules/joined-places'
import { joinPlaces, spanOf } from '../../../schema/rules/joined-places'
import { MAX_HIGHLIGHT } from '../../../schema/rules/limits'
import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf, type Quotable, whyNotQuotable } from '../../../schema/story/quotable'
import { quoteMessages as messages } from '../../../schema/wording/quote-messages'
import type { Quote } from '../../data/quote/rows'
import { fail, ok } from '../result'

/** What somebody has chosen in the text that they see. */
export interface Chosen extends Passage {
  words?: string | null | undefined
}

/** Where words stand now; nothing if that is in several places, since nobody knows which of them was meant. */
function findOnly(places: readonly Quotable[], paragraph: string, words: string): Passage | undefined {
  const line = onOneLine(words)
  const text = onOneLine(joinPlaces(places).text)
  return text.indexOf(line) === text.lastIndexOf(line) ? findAnchor(places, { paragraph, words }) : undefined
}

/** What stands at a passage; empty if nothing does. */
function textAt(places: readonly Quotable[], passage: Passage): string {
  const joined = joinPlaces(places)
  const span = spanOf(joined, passage)
  return span ? onOneLine(joined.text.slice(span.start, span.end)) : ''
}

/**
 * A passage of a text with all that finds it again. Words that stand elsewhere by now are looked for.
 *
 * @param isKept whether the sender has highlighted this very passage: then it isn't looked for elsewhere.
 */
export function anchorIn(body: StoryBody, { words, ...chosen }: Chosen, isKept: boolean) {
  const places = placesOf(body)
  const isSeen = !words || textAt(places, chosen) === onOneLine(words)
  const moved = isSeen || isKept ? undefined : findOnly(places, chosen.paragraph, words)
  const passage = isSeen ? chosen : moved
  if (!passage) return fail('CONFLICT', messages.noPassage, 'words')
  if (!places.some(({ name }) => name === passage.paragraph)) {
    const type = body.find(({ name }) => name === passage.paragraph)?.type
    const why = type === 'PRE' ? messages.code : type === 'MATH' ? messages.formula : messages.offsets
    return fail('BAD_REQUEST', why, 'paragraphName')
  }
  const anchor = anchorAt(places, passage)
  if (!anchor) return fail('BAD_REQUEST', messages.offsets, 'endOffset')
  if (charactersIn(anchor.words) > MAX_HIGHLIGHT)
    return fail('BAD_REQUEST', messages.tooLong(MAX_HIGHLIGHT), 'endOffset')
  // Spaces beside code don't make it anything else.
  const trimmed = {
    ...passage,
    start: passage.start + anchor.words.search(/\S/),
    end: passage.end - (anchor.words.length - anchor.words.trimEnd().length),
  }
  const why = whyNotQuotable(body, passage) ?? whyNotQuotable(body, trimmed)
  return why ? fail('BAD_REQUEST', messages[why], 'startOffset') : ok(anchor)
}

const ANCHOR = ['paragraph', 'start', 'words', 'before', 'after'] as const satisfies (keyof Anchor)[]

/** Whether a highlight is of a passage of a text, wherever that stood when it was highlighted. */
export function isOf(quote: Quote, body: StoryBody, anchor: Required<Anchor>): boolean {
  const { paragraph, start, words } = anchor
  if (onOneLine(quote.words) !== onOneLine(words)) return false
  if (ANCHOR.every((field) => quote[field] === anchor[field])) return true
  const place = findAnchor(placesOf(body), quote)
  // A place is found without the spaces around the words.
  return place?.paragraph === paragraph && place.start === start + words.search(/\S/)
}

/** The passage of a highlight in a text, with all that finds it again; nothing if it was changed. */
export function anchorNow(quote: Quote, body: StoryBody): Required<Anchor> | undefined {
  const places = placesOf(body)
  const passage = findAnchor(places, quote)
  return passage && anchorAt(places, passage)
}
