import { mask } from './mask'
import type { Shortcode } from './shortcode'
import { unknownHtml } from './unknown-shortcode'

/** Returns the HTML for a shortcode; nothing for an unknown one. */
export type Expand = (shortcode: Shortcode) => string | undefined

const ATTRIBUTE =
  /([\w-]{1,100})\s{0,100}=\s*(?:"([^"]*)"|'([^']*)'|[“”″‘’]([^“”″‘’]*)[“”″‘’]|([^\s\]"']+))|"([^"]*)"|'([^']*)'|(\S+)/g

/** Brackets may appear within quotes: a caption holds what it likes. */
const OPENING = /^\[(\[?)([a-zA-Z][\w-]*)(?=[\s\]/=:])((?:[^\]"'[]|"[^"]*"|'[^']*')*?)(\/?)\](\]?)/

/** The longest opening that is considered. */
const LONGEST = 2_000
/** How many brackets are considered; everything after them stays as it was typed. */
const MOST_BRACKETS = 10_000
/** How deep shortcodes may be nested. */
const DEEPEST = 5

/** The positions of the ends of shortcodes, found in one pass. */
class Closings {
  readonly #at = new Map<string, number[]>()

  constructor(readonly text: string) {
    for (const match of text.matchAll(/\[\/([a-zA-Z][\w-]{0,100})\]/g)) {
      const name = match[1] ?? ''
      const known = this.#at.get(name)
      if (known) known.push(match.index)
      else this.#at.set(name, [match.index])
    }
  }

  /** The next `[/name]` from a position on, or -1. Positions must not go back. */
  next(name: string, from: number): number {
    const positions = this.#at.get(name) ?? []
    while (positions.length > 0 && (positions[0] ?? 0) < from) positions.shift()
    return positions[0] ?? -1
  }
}

function readAttributes(text: string): Pick<Shortcode, 'attributes' | 'values'> {
  const attributes: Record<string, string> = {}
  const values: string[] = []
  for (const match of text.trim().replace(/^=/, '').matchAll(ATTRIBUTE)) {
    const [, name, ...rest] = match
    const value = rest.find((part) => part !== undefined) ?? ''
    if (name === undefined) values.push(value)
    else attributes[name.toLowerCase()] = value
  }
  return { attributes, values }
}

/**
 * Replaces the shortcodes of a content. Other brackets stay: a word in brackets, a note's number, and what
 * `[[…]]` displays on purpose. Code is left as it is. Rule: docs/rules/import.md, "Shortcodes".
 */
export function expandShortcodes(content: string, expand: Expand, depth = 0): string {
  if (!content.includes('[') || depth > DEEPEST) return content
  const { masked, restore } = mask(content)
  const ends = new Closings(masked)
  let result = ''
  let at = 0
  let tried = 0
  for (let start = masked.indexOf('['); start >= 0; start = masked.indexOf('[', Math.max(at, start + 1))) {
    if (++tried > MOST_BRACKETS) break
    const occurrence = readAt(ends, start, restore)
    const html =
      occurrence &&
      (occurrence.shown ?? replacement(occurrence.shortcode, occurrence.isClosed, expand, depth))
    if (occurrence === undefined || html === undefined) continue
    result += masked.slice(at, occurrence.start) + html
    at = occurrence.end
  }
  return restore(result + masked.slice(at))
}

interface Occurrence {
  start: number
  end: number
  shortcode: Shortcode
  /** It closes itself. */
  isClosed: boolean
  /** For `[[name]]`: what it displays. */
  shown?: string
}

function readAt(ends: Closings, at: number, restore: (text: string) => string): Occurrence | undefined {
  const match = OPENING.exec(ends.text.slice(at, at + LONGEST))
  if (!match) return undefined
  const [whole, doubled = '', name = '', rest = '', slash = '', doubledEnd = ''] = match
  const shortcode = { name: name.toLowerCase(), ...readAttributes(restore(rest)) }
  if (doubled === '[' && doubledEnd === ']')
    return { start: at, end: at + whole.length, shortcode, isClosed: false, shown: whole.slice(1, -1) }
  const start = at + doubled.length
  const open = at + whole.length - doubledEnd.length
  const close = slash === '/' ? -1 : ends.next(name, open)
  if (close < 0) return { start, end: open, shortcode, isClosed: slash === '/' }
  const content = restore(ends.text.slice(open, close))
  return { start, end: close + name.length + 3, shortcode: { ...shortcode, content }, isClosed: true }
}

function replacement(
  shortcode: Shortcode,
  isClosed: boolean,
  expand: Expand,
  depth: number,
): string | undefined {
  const known = expand(shortcode)
  if (known !== undefined) return known
  // Unknown: its content is kept, and whatever else of it is for readers.
  if (shortcode.content !== undefined)
    return unknownHtml(shortcode, expandShortcodes(shortcode.content, expand, depth + 1))
  const looksLikeOne = isClosed || Object.keys(shortcode.attributes).length > 0
  return looksLikeOne ? unknownHtml(shortcode, '') : undefined
}
