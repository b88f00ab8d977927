/**
 * Where words of a story stand, and where they stand in another version of it. Everything that people attach to words
 * is found again this way: highlights and private notes. Pure. Rule: docs/rules/highlights.md, "Found again".
 */
import { onOneLine } from './clean-text'
import { type Joined, joinPlaces, type Passage, type Place, passageAt, spanOf } from './joined-places'

/** Words of a paragraph, or of several one below the other, by what is known about them. */
export interface Anchor {
  paragraph: string
  words: string
  /** Where they began, in UTF-16 units, and what stood around them in their paragraph; absent if that isn't known. */
  start?: number
  before?: string
  after?: string
}

/** How much text around the words is kept, on each side, in characters. */
export const ANCHOR_CONTEXT = 64
/** Words of this length hardly stand in a story twice. */
const DISTINCT = 40
/** Words of this length hardly stand in a paragraph twice. */
const DISTINCT_NEARBY = 16
/** How many neighbouring characters distinguish a passage from the same words elsewhere. */
const NEIGHBOURS = 10
/** The share of the wider surroundings that must match to identify a passage. */
const FAMILIAR = 0.34

/** How many places of one paragraph are weighed: nobody means more of the same words. */
const MOST_CANDIDATES = 300

/** How far back from where the words began they are looked for in their paragraph, in characters. */
const REACH = 20_000

/** A text on one line, with the offset that each of its characters has in the text. */
function lineOf(text: string): { line: string; offsets: number[] } {
  const characters: string[] = []
  const offsets: number[] = []
  let wasSpace = true
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    const isSpace = /\s/.test(char)
    if (!(isSpace && wasSpace)) {
      characters.push(isSpace ? ' ' : char)
      offsets.push(i)
    }
    wasSpace = isSpace
  }
  return { line: characters.join(''), offsets }
}

/** How many characters at the ends of two texts are the same. */
function sharedEnd(one: string, other: string): number {
  let shared = 0
  const most = Math.min(one.length, other.length)
  while (shared < most && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  return shared
}

/** How many characters at the beginnings of two texts are the same. */
function sharedBeginning(one: string, other: string): number {
  let shared = 0
  const most = Math.min(one.length, other.length)
  while (shared < most && one[shared] === other[shared]) shared++
  return shared
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)

/** The share of a text's words that another has; 0 without words. */
function familiarity(known: string, candidate: string): number {
  const words = wordsOf(known)
  const there = new Set(wordsOf(candidate))
  return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length
}

interface Candidate extends Passage {
  /** How much speaks for it, to choose among several. */
  score: number
  /** Whether enough speaks for it, even if there is no other. */
  isTrusted: boolean
}

/** What of the words' surroundings a candidate has. */
function weigh(anchor: Anchor, words: string, place: Place, line: string, at: number, start: number) {
  const { paragraph, before, after } = anchor
  const isHome = place.name === paragraph
  if (before === undefined || after === undefined)
    return { score: isHome ? 1 : 0, isTrusted: isHome || words.length >= DISTINCT }
  const end = at + words.length
  const [known, follows] = [onOneLine(before), onOneLine(after)]
  const leading = line.slice(0, at).trimEnd()
  const trailing = line.slice(end).trimStart()
  const beside = sharedEnd(known, leading) + sharedBeginning(follows, trailing)
  const near = `${leading.slice(-2 * ANCHOR_CONTEXT)} ${trailing.slice(0, 2 * ANCHOR_CONTEXT)}`
  const familiar = familiarity(`${known} ${follows}`, near)
  const moved = Math.abs(start - (anchor.start ?? start))
  const score = 4 * beside + 100 * familiar + (isHome ? 40 : 0) - Math.min(moved, 400) / 100
  // Words that were a whole paragraph stay one, wherever that goes.
  const wasAlone = known === '' && follows === ''
  const isAlone = leading === '' && trailing === ''
  const isTrusted =
    words.length >= DISTINCT ||
    (isHome && words.length >= DISTINCT_NEARBY) ||
    beside >= Math.min(NEIGHBOURS, known.length + follows.length || NEIGHBOURS) ||
    familiar >= FAMILIAR ||
    (wasAlone && (isAlone || isHome))
  return { score, isTrusted }
}

/** Every place of a text where the words stand. */
function candidatesIn(place: Place, words: string, anchor: Anchor): Candidate[] {
  const candidates: Candidate[] = []
  if (place.text.length < words.length) return candidates
  const { line, offsets } = lineOf(place.text)
  const from = Math.max(0, (place.name === anchor.paragraph ? (anchor.start ?? 0) : 0) - REACH)
  for (
    let at = line.indexOf(words, from);
    at !== -1 && candidates.length < MOST_CANDIDATES;
    at = line.indexOf(words, at + 1)
  ) {
    const start = offsets[at] ?? 0
    const end = (offsets[at + words.length - 1] ?? 0) + 1
    candidates.push({ paragraph: place.name, start, end, ...weigh(anchor, words, place, line, at, start) })
  }
  return candidates
}

/** Where words stand that go over several paragraphs. */
function findAcross(joined: Joined, words: string, anchor: Anchor): Passage | undefined {
  const { paragraph, start } = anchor
  const home = start === undefined ? undefined : spanOf(joined, { paragraph, start, end: 0 })
  const place = { name: paragraph, text: joined.text }
  const { start: _, ...known } = anchor
  const candidates = candidatesIn(place, words, home ? { ...known, start: home.start } : known)
  const [best] = candidates.filter(({ isTrusted }) => isTrusted).toSorted((a, b) => b.score - a.score)
  return best && passageAt(joined, best.start, best.end)
}

/**
 * Finds words in a version of a story: in their paragraph or, if that was moved, split or joined, wherever they stand
 * now. Nothing if they have changed, or if the same words are there in another sentence.
 */
export function findAnchor(places: readonly Place[], anchor: Anchor): Passage | undefined {
  const words = onOneLine(anchor.words)
  if (words === '') return undefined
  let best: Candidate | undefined
  for (const place of places)
    for (const candidate of candidatesIn(place, words, anchor))
      if (candidate.isTrusted && (!best || candidate.score > best.score)) best = candidate
  if (best) return { paragraph: best.paragraph, start: best.start, end: best.end }
  // Words of several lines may go from one paragraph into another.
  return anchor.words.trim().includes('\n') ? findAcross(joinPlaces(places), words, anchor) : undefined
}

/** Whether an offset would split a character. */
const splits = (text: string, offset: number): boolean =>
  offset > 0 &&
  offset < text.length &&
  /[\ud800-\udbff]/.test(text.charAt(offset - 1)) &&
  /[\udc00-\udfff]/.test(text.charAt(offset))

/** A passage of a story, with all that finds it again; nothing if the offsets don't lie within it, or hold no words. */
export function anchorAt(places: readonly Place[], passage: Passage): Required<Anchor> | undefined {
  const { paragraph, start, end, endParagraph = paragraph } = passage
  const joined = joinPlaces(places)
  const span = spanOf(joined, passage)
  const first = places.find(({ name }) => name === paragraph)?.text ?? ''
  const last = places.find(({ name }) => name === endParagraph)?.text ?? ''
  if (!span || span.start >= span.end || splits(first, start) || splits(last, end)) return undefined
  const words = joined.text.slice(span.start, span.end)
  if (onOneLine(words) === '') return undefined
  return {
    paragraph,
    start,
    words,
    before: first.slice(Math.max(0, start - ANCHOR_CONTEXT), start).replace(/^[\udc00-\udfff]/, ''),
    after: last.slice(end, end + ANCHOR_CONTEXT).replace(/[\ud800-\udbff]$/, ''),
  }
}

/** A passage of one text. */
export const anchorOf = (place: Place, start: number, end: number): Required<Anchor> | undefined =>
  anchorAt([place], { paragraph: place.name, start, end })
