import { TOP_QUOTE_PEOPLE, TOP_QUOTES } from '../../../schema/rules/quotes'
import type { Quote } from '../../data/quote/rows'

/** A passage that several people have highlighted: one of their highlights, and how many they are. */
export interface TopQuote {
  quote: Quote
  peopleCount: number
}

const endOf = ({ start, words }: Quote): number => start + words.length

/** Whether two highlights are of the same passage: each has more than half of the other. */
function isSame(one: Quote, other: Quote): boolean {
  const shared = Math.min(endOf(one), endOf(other)) - Math.max(one.start, other.start)
  return 2 * shared > Math.max(one.words.length, other.words.length)
}

/** The people who have highlighted the same passage, each once. */
const peopleOf = (quote: Quote, others: readonly Quote[]): Set<string> =>
  new Set(others.filter((other) => isSame(quote, other)).map(({ userId }) => userId))

/**
 * The passages that most people have highlighted, of some highlights of a story. Each passage appears once, as most
 * have chosen it.
 */
export function topQuotes(quotes: readonly Quote[]): TopQuote[] {
  const ranked = [...Map.groupBy(quotes, ({ paragraph }) => paragraph).values()]
    .flatMap((those) => those.map((quote) => ({ quote, peopleCount: peopleOf(quote, those).size })))
    .filter(({ peopleCount }) => peopleCount >= TOP_QUOTE_PEOPLE)
    .toSorted((a, b) => b.peopleCount - a.peopleCount || b.quote.createdAt - a.quote.createdAt)
  const top: TopQuote[] = []
  for (const one of ranked) {
    const isShown = top.some(
      ({ quote }) =>
        quote.paragraph === one.quote.paragraph &&
        quote.start < endOf(one.quote) &&
        one.quote.start < endOf(quote),
    )
    if (!isShown) top.push(one)
    if (top.length === TOP_QUOTES) break
  }
  return top
}
