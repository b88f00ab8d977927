/** How texts and queries become the words that are indexed. Rule: docs/rules/search.md, "Words". */

/** A word of a text, as indexed, and where it stands in the text (UTF-16 units). */
export interface Token {
  text: string
  start: number
  end: number
  /** One or two characters of a script without spaces, rather than a whole word. */
  isGram: boolean
}

/** How much of a word is examined: normalising takes time in the square of the marks on a letter. */
const READ = 256
/** Longer words are cut, in texts and in queries alike. */
const LONGEST_WORD = 64

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

/** Accents of the scripts that have letters without them: Latin, Greek, Cyrillic, Hebrew, Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

/** Most words need no more than their letters made small. */
const PLAIN_WORD = /^[a-zA-Z0-9]+$/

/** Letters that don't decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/**
 * A word without case, accents and typographic variants. Of ASCII, only letters and digits are left, so that
 * the index's tokenizer, which splits at all other ASCII characters, leaves the word in one piece.
 */
export function fold(word: string): string {
  if (PLAIN_WORD.test(word)) return word.toLowerCase().slice(0, LONGEST_WORD)
  const folded = word
    .slice(0, READ)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9\u0080-\u{10ffff}]/gu, '')
  return folded.length <= LONGEST_WORD
    ? folded
    : folded.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '')
}

const token = (text: string, start: number, isGram = false): Token[] => {
  const folded = fold(text)
  return folded === '' ? [] : [{ text: folded, start, end: start + text.length, isGram }]
}

/** Every character of a run, and every two neighbours. */
function* grams(run: string, start: number): Iterable<Token> {
  let previous = ''
  let at = start
  for (const character of run) {
    yield* token(character, at, true)
    if (previous) yield* token(previous + character, at - previous.length, true)
    previous = character
    at += character.length
  }
}

/** The words of a text in their order. Words of scripts without spaces are cut into one and two characters. */
export function* tokensOf(text: string): Iterable<Token> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    let from = 0
    for (const { 0: run, index: at } of word.matchAll(UNSPACED)) {
      if (at > from) yield* token(word.slice(from, at), index + from)
      yield* grams(run, index + at)
      from = at + run.length
    }
    if (from < word.length) yield* token(word.slice(from), index + from)
  }
}

/** A text as the index takes it: its words, separated by spaces. */
export function indexedText(text: string): string {
  const words: string[] = []
  for (const { text: word } of tokensOf(text)) words.push(word)
  return words.join(' ')
}
