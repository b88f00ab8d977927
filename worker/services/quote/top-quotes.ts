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

/** How many have chosen exactly this. */
const chosenBy = ({ start, words }: Quote, others: readonly Quote[]): number =>
  others.filter((other) => other.start === start && other.words === words).length

/**
 * The passages that most people have highlighted, of some highlights of a story. Each passage appears once, as most
 * have chosen it.
 */
export function topQuotes(quotes: readonly Quote[]): TopQuote[] {
  const ranked = [...Map.groupBy(quotes, ({ paragraph }) => paragraph).values()]
    .flatMap((those) =>
      those.map((quote) => ({
        quote,
        peopleCount: peopleOf(quote, those).size,
        chosen: chosenBy(quote, those),
      })),
    )
    .filter(({ peopleCount }) => peopleCount >= TOP_QUOTE_PEOPLE)
    .toSorted(
      (a, b) => b.peopleCount - a.peopleCount || b.chosen - a.chosen || b.quote.createdAt - a.quote.createdAt,
    )
  const top: TopQuote[] = []
  for (const { quote: one, peopleCount } of ranked) {
    const isShown = top.some(
      ({ quote }) =>
        quote.paragraph === one.paragraph && quote.start < endOf(one) && one.start < endOf(quote),
    )
    if (!isShown) top.push({ quote: one, peopleCount })
    if (top.length === TOP_QUOTES) break
  }
  return top
}
