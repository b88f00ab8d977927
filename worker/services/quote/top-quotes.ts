import { findAnchor } from '../../../schema/rules/anchors'
import { onOneLine } from '../../../schema/rules/clean-text'
import { joinPlaces, spanOf } from '../../../schema/rules/joined-places'
import { TOP_QUOTE_PEOPLE, TOP_QUOTES } from '../../../schema/rules/quotes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf } from '../../../schema/story/quotable'
import type { Quote } from '../../data/quote/rows'

/** A passage that several people have highlighted: one of their highlights, and how many they are. */
export interface TopQuote {
  quote: Quote
  peopleCount: number
}

/** A part of all of the text of a story. */
interface Span {
  start: number
  end: number
}

/** A highlight, and where it stands. */
interface Standing extends Span {
  quote: Quote
}

/** What finding all highlights of a story may cost, in characters that are searched; 500 in a long one need a tenth. */
const MOST_SEARCHED = 3_000_000
/** What weighing one place costs, in the same unit. */
const WEIGHING = 50

/** Where a highlight stands with all that stood around it: where it was, or at the only such place of its paragraph. */
function unchangedIn(text: string, { start, words, before, after }: Quote): number | undefined {
  const all = before + words + after
  if (text.startsWith(all, start - before.length)) return start
  const at = text.indexOf(all)
  return at === -1 || at !== text.lastIndexOf(all) ? undefined : at + before.length
}

function textOf(body: StoryBody) {
  const places = placesOf(body).map((place) => ({ ...place, line: onOneLine(place.text) }))
  const joined = joinPlaces(places)
  const byName = new Map(places.map((place) => [place.name, place]))
  return { places, joined, line: onOneLine(joined.text), byName }
}

/** Where highlights stand in a text. Those that aren't there any more are left out. */
function findIn(body: StoryBody, quotes: readonly Quote[]): Standing[] {
  const { places, joined, line, byName } = textOf(body)
  const known = new Map<string, Span | undefined>()
  let searched = 0
  const search = (quote: Quote): Span | undefined => {
    const words = onOneLine(quote.words)
    const alone = places.filter((place) => place.line.includes(words))
    // Words that go over several paragraphs stand in none of them.
    const isAcross = alone.length === 0 && line.includes(words)
    for (const text of isAcross ? [line] : alone.map((place) => place.line))
      searched += text.length + WEIGHING * text.split(words).length
    if (searched > MOST_SEARCHED) return undefined
    const passage = findAnchor(isAcross ? places : alone, quote)
    return passage && spanOf(joined, passage)
  }
  return quotes.flatMap((quote) => {
    const { paragraph, start: was, words, before, after } = quote
    const start = unchangedIn(byName.get(paragraph)?.text ?? '', quote)
    const span =
      start === undefined ? undefined : spanOf(joined, { paragraph, start, end: start + words.length })
    if (span) return { quote, ...span }
    const key = JSON.stringify([paragraph, was, words, before, after])
    if (!known.has(key)) known.set(key, search(quote))
    const place = known.get(key)
    return place ? { quote, ...place } : []
  })
}

/** Whether two highlights are of the same passage: each has more than half of the other. */
function isSame(one: Standing, other: Standing): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return 2 * shared > Math.max(one.end - one.start, other.end - other.start)
}

/** The people who have highlighted the same passage, each once. */
const peopleOf = (one: Standing, others: readonly Standing[]): Set<string> =>
  new Set(others.filter((other) => isSame(one, other)).map(({ quote }) => quote.userId))

/** How many have chosen exactly this. */
const chosenBy = ({ start, end }: Standing, others: readonly Standing[]): number =>
  others.filter((other) => other.start === start && other.end === end).length

/**
 * The passages of a text that most people have highlighted, of some highlights of the story. Each passage appears once,
 * as most have chosen it.
 */
export function topQuotes(quotes: readonly Quote[], body: StoryBody): TopQuote[] {
  // Reading the text takes long, and none of it is needed while too few people have highlighted anything.
  if (new Set(quotes.map(({ userId }) => userId)).size < TOP_QUOTE_PEOPLE) return []
  const those = findIn(body, quotes)
  const ranked = those
    .map((one) => ({ ...one, peopleCount: peopleOf(one, those).size, chosen: chosenBy(one, those) }))
    .filter(({ peopleCount }) => peopleCount >= TOP_QUOTE_PEOPLE)
    .toSorted(
      (a, b) => b.peopleCount - a.peopleCount || b.chosen - a.chosen || b.quote.createdAt - a.quote.createdAt,
    )
  const top: typeof ranked = []
  for (const one of ranked) {
    const isShown = top.some(({ start, end }) => start < one.end && one.start < end)
    if (!isShown) top.push(one)
    if (top.length === TOP_QUOTES) break
  }
  return top.map(({ quote, peopleCount }) => ({ quote, peopleCount }))
}
