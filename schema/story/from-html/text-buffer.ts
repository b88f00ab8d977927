import { compareMarkups } from '../normal-markups'
import type { Markup } from '../paragraph'

/** An open markup: everything that is added now is under it. */
export type OpenMarkup = Omit<Markup, 'start' | 'end'>

/** A text with its markups, ready for a paragraph. */
export interface MarkedText {
  text: string
  markups: Markup[]
}

/** Represents a line break until white space is normalised; never part of a text. */
const BREAK = '\v'

/** Characters that mean nothing in a text: control characters other than tabs and line breaks, and their like. */
const CONTROL = /[^\P{Cc}\t\n]|[\u2028\u2029\ufeff]/gu

/** Two formulas are never one. */
const same = (a: OpenMarkup, b: OpenMarkup): boolean =>
  a.type === b.type && a.href === b.href && a.title === b.title && !a.isFormula && !b.isFormula

const SPACE = /[ \t\n\u00a0]/

/**
 * Collects the words of one paragraph, and normalises white space at the end: runs become one space, line
 * breaks one `\n`, none is left at the edges, and the offsets of markups follow.
 */
export class TextBuffer {
  #raw = ''
  #markups: Markup[] = []

  get isBlank(): boolean {
    return this.#raw.replace(/[ \t\n\v\u00a0]/g, '') === ''
  }

  /** Whether the last thing added was a line break, ignoring white space. */
  get endsWithBreak(): boolean {
    return /\v[ \t\n]*$/.test(this.#raw.slice(-200))
  }

  add(text: string, open: readonly OpenMarkup[]): void {
    const clean = text.replace(CONTROL, '')
    if (clean === '') return
    const start = this.#raw.length
    this.#raw += clean
    for (const markup of open) this.#mark(markup, start, this.#raw.length)
  }

  addBreak(): void {
    this.#raw += BREAK
  }

  /** The number of characters so far, all white space included. */
  get length(): number {
    return this.#raw.length
  }

  /** Whether the next character begins a line of preformatted text. */
  get isAtLineStart(): boolean {
    return this.#raw === '' || this.#raw.endsWith('\n') || this.#raw.endsWith(BREAK)
  }

  #mark(markup: OpenMarkup, start: number, end: number): void {
    // The same markup is never far back: only markups that are open now, or were closed just before, are in
    // between.
    for (let i = this.#markups.length - 1; i >= Math.max(0, this.#markups.length - 12); i--) {
      const other = this.#markups[i] as Markup
      if (!same(other, markup)) continue
      // Only breaks are in between: it is one markup over several lines.
      if (/^\v*$/.test(this.#raw.slice(other.end, start))) {
        other.end = end
        return
      }
      break
    }
    this.#markups.push({ ...markup, start, end })
  }

  /** The normalised text; the buffer is empty afterwards. `verbatim` keeps white space as it is. */
  take(verbatim = false): MarkedText {
    const raw = this.#raw
    const markups = this.#markups
    this.#raw = ''
    this.#markups = []
    return verbatim ? settleVerbatim(raw, markups) : settle(raw, markups)
  }
}

function settleVerbatim(raw: string, markups: Markup[]): MarkedText {
  const all = raw.replaceAll(BREAK, '\n').trimEnd()
  const blankLines = /^(?:[ \t]*\n)*/.exec(all)?.[0].length ?? 0
  const text = all.slice(blankLines)
  return { text, markups: clamp(text, markups, (at) => Math.min(Math.max(at - blankLines, 0), text.length)) }
}

function settle(raw: string, markups: Markup[]): MarkedText {
  const moved = new Uint32Array(raw.length + 1)
  let text = ''
  let i = 0
  while (i < raw.length) {
    const char = raw.charAt(i)
    if (char !== BREAK && !SPACE.test(char)) {
      moved[i++] = text.length
      text += char
      continue
    }
    const start = i
    while (i < raw.length && (raw.charAt(i) === BREAK || SPACE.test(raw.charAt(i)))) i += 1
    const run = raw.slice(start, i)
    const space =
      text === '' || i === raw.length ? '' : run.includes(BREAK) ? '\n' : run === '\u00a0' ? run : ' '
    // A markup that begins within white space begins after it, one that ends there ends before it.
    moved.fill(text.length + space.length, start, i)
    moved[start] = text.length
    text += space
  }
  moved[raw.length] = text.length
  return { text, markups: clamp(text, markups, (at) => moved[at] ?? text.length) }
}

function clamp(text: string, markups: Markup[], move: (at: number) => number): Markup[] {
  return markups
    .map((markup) => ({ ...markup, start: move(markup.start), end: move(markup.end) }))
    .filter((markup) => text.slice(markup.start, markup.end).trim() !== '')
    .sort(compareMarkups)
}

/** Joins texts with line breaks; empty ones are left out. */
export function joinLines(texts: readonly MarkedText[]): MarkedText {
  const joined: MarkedText = { text: '', markups: [] }
  for (const { text, markups } of texts) {
    if (text === '') continue
    if (joined.text !== '') joined.text += '\n'
    const shift = joined.text.length
    joined.text += text
    for (const markup of markups)
      joined.markups.push({ ...markup, start: markup.start + shift, end: markup.end + shift })
  }
  return joined
}
