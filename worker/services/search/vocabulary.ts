import type { Database } from '../../data/database'
import { insertWords, unknownWords } from '../../data/search/words'
import { hasSign } from './tokens'

/** Shorter words have too many neighbours, and nobody types longer ones. */
const SHORTEST = 4
const LONGEST = 24
/** Words that are looked up and stored at a time. */
const GROUP = 2000

/** Whether a word that isn't found may be a misspelt one. */
export const isCorrectable = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/[\d\ud800-\udfff]/.test(word) && !hasSign(word)

/** The lengths of the known words that a word may be the beginning of, the shortest first. */
export const lengthsFrom = (word: string): number[] =>
  Array.from({ length: LONGEST - word.length + 1 }, (_, more) => word.length + more)

/** A word without each of its letters in turn, and the word itself. A word that is too long to correct has no others. */
export function wordKeys(word: string): string[] {
  if (word.length > LONGEST) return [word]
  const keys = new Set([word])
  for (let i = 0; i < word.length; i++) keys.add(word.slice(0, i) + word.slice(i + 1))
  return [...keys]
}

/**
 * Whether one word becomes the other by one slip: a letter too many, missing or wrong, or two swapped. Both
 * are short, and know no surrogates.
 */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * The words that somebody most likely meant, the likeliest first: people seldom get the first letter wrong,
 * and more often swap or double letters than replace one.
 */
export function corrections(word: string, candidates: readonly string[], most: number): string[] {
  const slips = (candidate: string): number =>
    (candidate[0] === word[0] ? 0 : 2) +
    (candidate.length === word.length && !isSwap(candidate, word) ? 1 : 0)
  return candidates
    .filter((candidate) => isOneSlip(word, candidate))
    .toSorted((a, b) => slips(a) - slips(b) || (a < b ? -1 : 1))
    .slice(0, most)
}

const isSwap = (a: string, b: string): boolean => [...a].toSorted().join('') === [...b].toSorted().join('')

/** Makes the words of entries known, so that queries that misspell them find them. */
export async function learnWords(index: Database, texts: Iterable<string>): Promise<void> {
  const words = new Set<string>()
  for (const text of texts) {
    for (const word of text.split(' ')) if (isCorrectable(word)) words.add(word)
  }
  const all = [...words]
  for (let from = 0; from < all.length; from += GROUP) {
    const rows = await index.all(unknownWords, JSON.stringify(all.slice(from, from + GROUP)))
    await index.write(
      insertWords(rows.flatMap(({ word }) => wordKeys(word).map((key) => [key, word] as const))),
    )
  }
}
