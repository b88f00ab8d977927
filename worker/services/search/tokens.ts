/** How texts and queries become the words that are indexed. Rule: docs/rules/search.md, "Words". */

/** A word of a text, as indexed, and where it stands in the text (UTF-16 units). */
export interface Token {
  text: string
  start: number
  end: number
  /** One or two characters of a script without spaces, rather than a whole word. */
  isGram: boolean
  /** The letters of a name whose sign is part of it, such as the C of C++: texts are found by them too. */
  isPart: boolean
}

/** How much of a word is examined: normalising takes time in the square of the marks on a letter. */
const READ = 256
/** Longer words are cut, in texts and in queries alike. */
const LONGEST_WORD = 64

/** Characters that nobody sees, inside words: where they may be broken, and how their letters are joined. */
const UNSEEN = '\u00ad\u200c\u200d\u2060'

/**
 * A word. A sign behind it (C#, C++, A+) or a dot before it (.NET) belongs to it where nothing else follows or comes
 * before: 1+1 and quire.net are two words each.
 */
const WORD = new RegExp(
  `(?<dot>(?<![\\p{L}\\p{N}\\p{M}.．])[.．](?=\\p{L}))?(?<word>[\\p{L}\\p{N}\\p{M}${UNSEEN}]+)(?<sign>[+＋]{2}(?![\\p{L}+＋])|[#＃+＋](?![\\p{L}\\p{N}+＋#＃]))?`,
  'gu',
)

/** The signs as the index has them, whose tokenizer splits at those of ASCII. */
const SIGNS: Readonly<Record<string, string>> = { '#': '♯', '＃': '♯', '+': '＋', '＋': '＋' }
const DOT = '․'
/** Whether a word has a sign that belongs to it. */
export const hasSign = (word: string): boolean => /[♯＋․]/.test(word)

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

/** A character of such a script with the marks of its sound, which half-width kana have as characters behind it. */
const CHARACTER = /.[\u3099\u309a\uff9e\uff9f]*/gsu

/**
 * Accents of the scripts that have letters without them (Latin, Greek, Cyrillic, Hebrew, Arabic), the line that
 * stretches Arabic words, and what nobody sees.
 */
const ACCENTS = new RegExp(
  `[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670${UNSEEN}]`,
  'g',
)

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
  return folded === '' ? [] : [{ text: folded, start, end: start + text.length, isGram, isPart: false }]
}

/** Every character of a run, and every two neighbours. */
function* grams(run: string, start: number): Iterable<Token> {
  let previous = ''
  let at = start
  for (const [character] of run.matchAll(CHARACTER)) {
    yield* token(character, at, true)
    if (previous) yield* token(previous + character, at - previous.length, true)
    previous = character
    at += character.length
  }
}

/** The words of a run of letters, and of scripts without spaces its characters and pairs of them. */
function* wordsOf(word: string, start: number): Iterable<Token> {
  let from = 0
  for (const { 0: run, index: at } of word.matchAll(UNSPACED)) {
    if (at > from) yield* token(word.slice(from, at), start + from)
    yield* grams(run, start + at)
    from = at + run.length
  }
  if (from < word.length) yield* token(word.slice(from), start + from)
}

/**
 * The words of a text in their order. Words of scripts without spaces are cut into one and two characters; a word with a
 * sign that belongs to it follows its letters.
 */
export function* tokensOf(text: string): Iterable<Token> {
  for (const { groups, index } of text.matchAll(WORD)) {
    const { dot = '', word = '', sign = '' } = groups ?? {}
    const start = index + dot.length
    const words = [...wordsOf(word, start)]
    const first = words[0]
    const isWhole = words.length === 1 && first?.isGram === false && (dot !== '' || sign !== '')
    for (const one of words) yield isWhole ? { ...one, isPart: true } : one
    if (!isWhole) continue
    const signs = [...sign].map((each) => SIGNS[each] ?? '').join('')
    const named = (dot && DOT) + first.text + signs
    yield { text: named, start: index, end: start + word.length + sign.length, isGram: false, isPart: false }
  }
}

/** A text as the index takes it: its words, separated by spaces. */
export function indexedText(text: string): string {
  const words: string[] = []
  for (const { text: word } of tokensOf(text)) words.push(word)
  return words.join(' ')
}

/** A text in which one can look for words in a row: each once, with a space around it. */
export function rowOfWords(text: string): string {
  let row = ' '
  for (const { text: word, isGram, isPart } of tokensOf(text)) {
    if (!isPart && !(isGram && [...word].length > 1)) row += `${word} `
  }
  return row
}
