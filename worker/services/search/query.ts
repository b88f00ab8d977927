import { MOST_QUERY, MOST_WORDS } from '../../../schema/rules/search'
import { type Token, tokensOf } from './tokens'

/** A word of a query. */
export interface QueryWord {
  text: string
  isGram: boolean
  /** What it may be a misspelling of, or nothing but itself. */
  meant: readonly string[]
}

/** A query as it is searched for. */
export interface ParsedQuery {
  /** Each once, in their order. */
  words: readonly QueryWord[]
  /** Whether the last word may go on: nothing has been typed behind it. */
  isOpen: boolean
}

/** The two-character grams of a run cover its characters; only a run of one has nothing else. */
function withoutCovered(tokens: readonly Token[]): Token[] {
  const covered = new Set<number>()
  for (const { isGram, text, start, end } of tokens) {
    if (isGram && [...text].length > 1) for (let at = start; at < end; at++) covered.add(at)
  }
  return tokens.filter(({ isGram, text, start }) => !isGram || [...text].length > 1 || !covered.has(start))
}

/**
 * The words of what somebody typed. Only its beginning is read, and nothing in it is syntax: whatever isn't a
 * letter or a digit separates words. Rule: docs/rules/search.md, "Queries".
 */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, MOST_QUERY).replace(/[\ud800-\udbff]$/, '')
  const tokens = withoutCovered([...tokensOf(text)])
  const words = new Map<string, QueryWord>()
  for (const { text: word, isGram } of tokens) {
    if (words.size < MOST_WORDS) words.set(word, { text: word, isGram, meant: [word] })
  }
  const last = tokens.at(-1)
  const isOpen =
    last !== undefined && !last.isGram && last.end === text.length && words.size === tokens.length
  return { words: [...words.values()], isOpen }
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

/** Restricts an expression to columns, and to entries that have some facets and lack others. */
export function scoped(
  expression: string,
  columns: readonly string[] | undefined,
  facets: { with?: readonly string[]; without?: readonly string[] } = {},
): string {
  const text = columns ? `{${columns.join(' ')}} : (${expression})` : `- {facets} : (${expression})`
  const wanted = (facets.with ?? []).map((facet) => `facets : ${quoted(facet)}`)
  const unwanted = (facets.without ?? []).map((facet) => `facets : ${quoted(facet)}`)
  const all = [...wanted, `(${text})`].join(' AND ')
  return unwanted.length === 0 ? all : `(${all}) NOT (${unwanted.join(' OR ')})`
}
