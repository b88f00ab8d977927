import { frameOf } from '../../../../schema/rules/embeds'
import { safeHref, safeWebAddress } from '../../../../schema/rules/links'
import type { Tree } from '../../../../schema/story/from-html/tree'
import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { paragraphText } from '../../../../schema/story/text'
import { importNotes } from '../../../../schema/wording/import-reasons'
import { seenIn } from './seen'

/** The most that one note quotes, and the most notes of one kind. */
const LONGEST_QUOTE = 1_000
const MOST_NOTES = 40
/** How many of them are looked for in another form. */
const MOST_LOOKED_FOR = 200
const BETWEEN = ' · '

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉'

/** The words of a text, however they are set: raised digits are digits of their own. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[⁰¹²³⁴-⁹₀-₉]+/g, (digits) => ` ${[...digits].map((one) => RAISED.indexOf(one) % 10).join('')} `)
    .replace(/(\d)×(?=\d)/g, '$1x')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []

/** Letters and digits alone, by which words are found that the source cuts elsewhere. */
const squeezed = (text: string): string => wordsIn(text).join('')

/** All words that a paragraph shows or says of what it shows. */
function shownWords(paragraph: Paragraph): string {
  if (paragraph.type === 'MATH') return paragraph.text
  if (paragraph.type === 'PRE') return paragraph.language ?? ''
  if (paragraph.type === 'MIXTAPE_EMBED') return paragraph.site
  if (paragraph.type === 'FOOTNOTE') return paragraph.label
  if (paragraph.type === 'IFRAME') return paragraph.title
  return paragraph.type === 'IMG' ? paragraph.alt : ''
}

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words of blocks that a body doesn't have: whole blocks first, then single words. */
function lostWords(blocks: readonly string[], body: StoryBody): string[] {
  const text = body.map((paragraph) => `${paragraphText(paragraph)}\n${shownWords(paragraph)}`).join('\n')
  const there = countOf(wordsIn(text))
  const missing = countOf(blocks.flatMap(wordsIn))
  for (const [word, count] of missing) missing.set(word, count - (there.get(word) ?? 0))
  const take = (words: readonly string[]) => {
    for (const word of words) missing.set(word, (missing.get(word) ?? 0) - 1)
  }
  const isMissing = (word: string) => (missing.get(word) ?? 0) > 0
  const lost: { at: number; words: string }[] = []
  const rest: number[] = []
  for (const [at, block] of blocks.entries()) {
    const words = wordsIn(block)
    if (words.length === 0 || !words.some(isMissing)) continue
    if (words.every(isMissing)) {
      take(words)
      lost.push({ at, words: block })
    } else rest.push(at)
  }
  const whole = squeezed(text)
  for (const at of rest) {
    const block = blocks[at] ?? ''
    const words = wordsIn(block).filter(isMissing)
    if (words.length === 0) continue
    take(words)
    lost.push({ at, words: words.join(' ') })
  }
  // Words that the source cuts into several, or joins, are there in another form.
  const isOtherwise = (words: string, i: number) =>
    i < MOST_LOOKED_FOR && wordsIn(words).length > 1 && whole.includes(squeezed(words))
  return lost
    .toSorted((a, b) => a.at - b.at)
    .map(({ words }) => words)
    .filter((words, i) => !isOtherwise(words, i))
}

/** Short runs of lost words in one note, long ones cut at what a note may have. */
function quotes(given: readonly string[]): string[] {
  const lost = new Set(given)
  const notes: string[] = []
  let open = ''
  for (const words of lost) {
    if (open !== '' && open.length + BETWEEN.length + words.length > LONGEST_QUOTE) {
      notes.push(open)
      open = ''
    }
    open = open === '' ? words : `${open}${BETWEEN}${words}`
    while (open.length > LONGEST_QUOTE) {
      const cut = open.slice(0, LONGEST_QUOTE).replace(/[\ud800-\udbff]$/, '')
      notes.push(cut)
      open = open.slice(cut.length)
    }
  }
  return open === '' ? notes : [...notes, open]
}

/** Every address that a body leads to or shows. */
function addressesIn(value: unknown, addresses: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) addressesIn(one, addresses)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && ['href', 'src', 'poster'].includes(name)) addresses.add(inner)
      else if (typeof inner === 'object') addressesIn(inner, addresses)
    }
  return addresses
}

/** The forms in which an address may be in a body. */
function formsOf(raw: string, baseUrl: string | undefined): string[] {
  const address = safeWebAddress(raw, baseUrl) ?? safeHref(raw, raw.startsWith('#') ? undefined : baseUrl)
  const frame = address === undefined ? undefined : frameOf(address)?.src
  return [raw, address, frame].filter((one) => one !== undefined)
}

const ADDRESS = /https?:\/\/\S+/g

/** A fragment of the same page, whose words are there. */
const isWithin = (address: string): boolean => address === '' || address.startsWith('#')

/** What a document shows that a body doesn't have, named with its words. Rule: docs/rules/import.md, "Nothing is lost in silence". */
export function lostNotes(root: Tree, body: StoryBody, baseUrl: string | undefined): string[] {
  const { blocks, links, media } = seenIn(root)
  const there = addressesIn(body, new Set())
  const isThere = (raw: string) => formsOf(raw, baseUrl).some((form) => there.has(form))
  const lostLinks = links
    .filter(({ address }) => !isWithin(address) && !isThere(address))
    .map(({ address }) => address.slice(0, 300))
  const lostMedia = media
    .filter(({ addresses }) => !addresses.some(isThere))
    .map(({ addresses, words }) => mediumNote(addresses[0] ?? '', words))
  // An address alone is there as what it stands for.
  const words = blocks.map((block) => block.replace(ADDRESS, (address) => (isThere(address) ? '' : address)))
  const notes = [
    ...quotes(lostWords(words, body)).map(importNotes.words),
    ...quotes(lostLinks).map(importNotes.linksLeft),
    ...new Set(lostMedia),
  ]
  return notes.length <= MOST_NOTES
    ? notes
    : [...notes.slice(0, MOST_NOTES), importNotes.more(notes.length - MOST_NOTES)]
}

const mediumNote = (address: string, words: string): string =>
  address.startsWith('data:')
    ? importNotes.drawnPicture(words.slice(0, 300))
    : importNotes.mediumLeft(address.slice(0, 300))
