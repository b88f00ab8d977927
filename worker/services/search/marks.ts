import type { MatchRanges } from '../../../schema/rules/search'
import { shorten } from '../../../schema/story/text'
import type { Candidates } from './candidates'
import { tokensOf } from './tokens'

type SearchedWords = Pick<Candidates, 'words' | 'isPrefix'>

/** Whether a word of a text is one that was searched for. */
function matcher({ words, isPrefix }: SearchedWords): (word: string) => boolean {
  const all = new Set(words.flatMap(({ text, meant }) => [text, ...meant]))
  const open = isPrefix ? words.at(-1)?.text : undefined
  return (word) => all.has(word) || (open !== undefined && open.length > 1 && word.startsWith(open))
}

/** Where a text has words that were searched for; touching matches are one. */
export function matchesIn(text: string, searched: SearchedWords): MatchRanges {
  const isMatch = matcher(searched)
  const ranges: number[] = []
  for (const { text: word, start, end } of tokensOf(text)) {
    if (!isMatch(word)) continue
    const last = ranges.at(-1)
    if (last !== undefined && start <= last) ranges[ranges.length - 1] = Math.max(last, end)
    else ranges.push(start, end)
  }
  return ranges
}

/** A part of a text with its matches. */
export interface Passage {
  text: string
  matches: MatchRanges
}

/** How much of a text is read for a passage, and how long the passage is, in UTF-16 units. */
const READ = 20_000
const LENGTH = 220
/** How much may stand before the first match. */
const LEAD = 60

/** The passage of a text around the first word that was searched for; nothing if it has none. */
export function passageOf(text: string, searched: SearchedWords): Passage | null {
  const isMatch = matcher(searched)
  for (const { text: word, start } of tokensOf(text.slice(0, READ))) {
    if (!isMatch(word)) continue
    const from = beginningBefore(text, start)
    const lead = from > 0 && text[from - 1] !== '\n' ? '… ' : ''
    const part = lead + shorten(text.slice(from, from + LENGTH + 1), LENGTH)
    return { text: part, matches: matchesIn(part, searched) }
  }
  return null
}

/** The beginning of the line that a match is in, or else of a word not far before it. */
function beginningBefore(text: string, match: number): number {
  const line = text.lastIndexOf('\n', match) + 1
  if (match - line <= LEAD) return line
  const space = text.indexOf(' ', match - LEAD)
  return space >= 0 && space < match ? space + 1 : match
}
