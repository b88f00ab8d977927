import { MOST_QUERY, MOST_WORDS } from '../../../schema/rules/search'
import { rowOfWords, type Token, tokensOf } from './tokens'

/** A word of a query. */
export interface QueryWord {
  text: string
  isGram: boolean
  /** What it may be a misspelling of, or nothing but itself. */
  meant: readonly string[]
}

/** What a query says about stories, people and publications besides its words, by what it calls that. */
const FILTERS = { tag: 'tag', topic: 'tag', author: 'author', from: 'from' } as const
type FilterName = (typeof FILTERS)[keyof typeof FILTERS]
/** How each may be written. */
const WRITTEN = Object.keys(FILTERS).join('|')

/** One of these, such as `tag:ocean` or `-from:tidewater`. */
export interface Filter {
  name: FilterName
  value: string
  /** The words of the value, as indexed. */
  words: readonly string[]
  isExcluded: boolean
}

/** A query as it is searched for. */
export interface ParsedQuery {
  /** Each once, in their order; those of phrases too. */
  words: readonly QueryWord[]
  /** Whether the last word may go on: nothing has been typed behind it. */
  isOpen: boolean
  /** Words that have to be in a row, as `rowOfWords` writes them. */
  phrases: readonly string[]
  /** Words that an entry must not have. */
  without: readonly string[]
  /** Rows of words that it must not have. */
  withoutPhrases: readonly string[]
  filters: readonly Filter[]
}

/** The two-character grams of a run cover its characters; only a run of one has nothing else. */
function withoutCovered(tokens: readonly Token[]): Token[] {
  const covered = new Set<number>()
  for (const { isGram, text, start, end } of tokens) {
    if (isGram && [...text].length > 1) for (let at = start; at < end; at++) covered.add(at)
  }
  return tokens.filter(({ isGram, text, start }) => !isGram || [...text].length > 1 || !covered.has(start))
}

/** Every kind of quotation mark that begins or ends a phrase. */
const QUOTES = '"“”„«»＂'

/** A part of a query: words up to a space, or a phrase, after what says what they are for. */
const PART = new RegExp(
  `(?<minus>(?<!\\S)[-−－])?(?:(?<!\\p{L})(?<name>${WRITTEN})[:：])?(?:[${QUOTES}](?<phrase>[^${QUOTES}]*)[${QUOTES}]|(?<text>[^\\s${QUOTES}]+))`,
  'giu',
)
/** The beginning of a filter that has nothing to say yet. */
const UNSAID = new RegExp(`^(?:${WRITTEN})[:：]$`, 'i')

const queryTokens = (text: string): Token[] =>
  withoutCovered([...tokensOf(text)].filter(({ isPart }) => !isPart))

/**
 * What somebody typed, as it is searched for. Only its beginning is read. Rule: docs/rules/search.md, "Queries".
 */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, MOST_QUERY).replace(/[\ud800-\udbff]$/, '')
  const words = new Map<string, QueryWord>()
  const [phrases, without, withoutPhrases] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const filters: Filter[] = []
  let isOpen = false
  for (const { groups = {}, index, 0: part } of text.matchAll(PART)) {
    const { minus, name, phrase } = groups
    const said = phrase ?? groups.text ?? ''
    if (UNSAID.test(said)) continue
    const tokens = queryTokens(said)
    const last = tokens.at(-1)
    const isExcluded = minus !== undefined
    const isAtEnd = index + part.length === text.length
    isOpen = false
    if (!last) continue
    if (name !== undefined) {
      const filter = FILTERS[name.toLowerCase() as keyof typeof FILTERS]
      const value = said.replace(/^@/, '')
      filters.push({ name: filter, value, words: tokens.map((token) => token.text), isExcluded })
    } else if (isExcluded) {
      if (tokens.length === 1) without.add(last.text)
      else withoutPhrases.add(rowOfWords(said))
    } else {
      if (phrase !== undefined && tokens.length > 1) phrases.add(rowOfWords(said))
      for (const { text: word, isGram } of tokens) {
        if (words.size < MOST_WORDS) words.set(word, { text: word, isGram, meant: [word] })
      }
      isOpen =
        isAtEnd &&
        phrase === undefined &&
        !last.isGram &&
        last.end === said.length &&
        [...words.keys()].at(-1) === last.text
    }
  }
  return {
    words: [...words.values()],
    isOpen,
    phrases: [...phrases],
    without: [...without].slice(0, MOST_WORDS),
    withoutPhrases: [...withoutPhrases].slice(0, MOST_WORDS),
    filters: filters.slice(0, MOST_WORDS),
  }
}

const quoted = (word: string): string => `"${word}"`

/**
 * The full-text expression for entries that have all words of a query. The words are letters and digits in
 * quotes, so none of them can be an operator.
 *
 * @param isPrefix whether the last word may be the beginning of a longer one.
 */
export const allWords = (words: readonly QueryWord[], isPrefix: boolean): string =>
  words
    .map(({ meant }, i) => {
      const star = isPrefix && i === words.length - 1 ? ' *' : ''
      return `(${meant.map((word) => quoted(word) + star).join(' OR ')})`
    })
    .join(' AND ')

/** What entries must have, and must not have, besides the words of a query: parts of an expression. */
export interface Demands {
  with: readonly string[]
  without: readonly string[]
}

/** Entries with a facet. */
export const facet = (word: string): string => `facets : ${quoted(word)}`

/** Entries that have all these words in some columns, or in any. */
export const inColumns = (columns: readonly string[] | undefined, words: readonly string[]): string =>
  `${columns ? `{${columns.join(' ')}}` : '- {facets}'} : (${words.map(quoted).join(' AND ')})`

/**
 * Restricts an expression to columns, and to entries that meet demands. Nothing if neither says which entries are
 * wanted.
 */
export function scoped(
  expression: string,
  columns: readonly string[] | undefined,
  demands: Demands = { with: [], without: [] },
): string | undefined {
  const text = `${columns ? `{${columns.join(' ')}}` : '- {facets}'} : (${expression})`
  const wanted = [...demands.with, ...(expression === '' ? [] : [`(${text})`])]
  if (wanted.length === 0) return undefined
  const all = wanted.join(' AND ')
  return demands.without.length === 0 ? all : `(${all}) NOT (${demands.without.join(' OR ')})`
}
