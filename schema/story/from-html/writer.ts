import type { Paragraph } from '../paragraph'
import type { Callout } from '../paragraph-parts'
import { joinLines, type MarkedText, type OpenMarkup, TextBuffer } from './text-buffer'

/** A paragraph before it gets its name. */
export type Unnamed = WithoutName<Paragraph>
type WithoutName<P> = P extends Paragraph ? Omit<P, 'name'> : never

/** The kinds of paragraph that running text becomes. */
export interface Target {
  type: 'P' | 'H2' | 'H3' | 'H4' | 'BQ' | 'PQ' | 'TOGGLE' | 'ULI' | 'OLI'
  /** Blocks within don't end the paragraph but break its line: list items, pull quotes, table cells. */
  isSoft?: boolean
  /** The kind of box that running text stands in. */
  callout?: Callout
  /** Of list items. */
  level?: number
  /** Of items of a to-do list. */
  isDone?: boolean
  /** For items of ordered lists: the number of the next one. */
  counter?: { next: number; lastIndex: number; isReversed?: true }
}

const PLAIN: Target = { type: 'P' }

/** Collects paragraphs in order, and the words of the open one. */
export class ParagraphWriter {
  readonly paragraphs: Unnamed[] = []
  readonly #text = new TextBuffer()
  readonly #finish: (paragraph: Unnamed) => Unnamed
  #target: Target
  /** Finished paragraphs that wait for the end of an open one, because they must not split it. */
  #waiting: Unnamed[] = []

  /** @param finish has the last word on every paragraph of running text. */
  constructor(target: Target = PLAIN, finish: (paragraph: Unnamed) => Unnamed = (paragraph) => paragraph) {
    this.#target = target
    this.#finish = finish
  }

  get endsWithBreak(): boolean {
    return this.#text.endsWithBreak
  }

  /** Whether paragraphs are those of running text, outside items, quotations and boxes. */
  get isPlain(): boolean {
    return this.#target.type === 'P' && !this.#target.isSoft && !this.#target.callout
  }

  /** Whether no words are open. */
  get isBlank(): boolean {
    return this.#text.isBlank
  }

  add(text: string, open: readonly OpenMarkup[]): void {
    this.#text.add(text, open)
  }

  /** A line break. Two in a row end a paragraph of running text, as people use them. */
  addBreak(): void {
    const isSplit = this.#target.type === 'P' && !this.#target.isSoft && this.#text.endsWithBreak
    if (isSplit) this.flush()
    else this.#text.addBreak()
  }

  /** The edge of a block: ends the paragraph, or only its line where blocks are soft. */
  edge(): void {
    if (!this.#target.isSoft) this.flush()
    else if (!this.#text.endsWithBreak) this.#text.addBreak()
  }

  /** Writes a line of preformatted text, which may be empty: it begins and ends with a break, however it is marked. */
  line(write: () => void): void {
    if (!this.#text.isAtLineStart) this.#text.addBreak()
    const { length } = this.#text
    write()
    if (this.#text.length === length || !this.#text.isAtLineStart) this.#text.addBreak()
  }

  /** Ends the open paragraph; one without words is dropped. */
  flush(): void {
    const text = this.#text.take()
    if (text.text !== '') this.paragraphs.push(this.#finish(this.#paragraph(text)))
    this.paragraphs.push(...this.#waiting.splice(0))
  }

  /** Adds a finished paragraph: after the open one, which it ends if that is running text. */
  push(paragraph: Unnamed): void {
    const isCut = this.#target.type === 'P' || this.#target.type === 'BQ' || this.#text.isBlank
    if (isCut) this.flush()
    if (isCut) this.paragraphs.push(paragraph)
    else this.#waiting.push(paragraph)
  }

  /** The open text as it was typed, with all spaces. */
  takeVerbatim(): MarkedText {
    return this.#text.take(true)
  }

  /** Runs `write` with words going to another kind of paragraph. */
  within(target: Target, write: () => void): void {
    this.flush()
    const before = this.#target
    this.#target = target
    write()
    this.flush()
    this.#target = before
  }

  /** Makes the open item one of a to-do list. Returns whether it can be: nothing is before its box, and no number. */
  tick(isDone: boolean): boolean {
    if (this.#target.type !== 'ULI' || !this.isBlank) return false
    this.#target = { ...this.#target, isDone }
    return true
  }

  /** Content after a list within a list item isn't an item of its own. */
  afterNestedList(): void {
    this.#target = { type: 'P', isSoft: true }
  }

  #paragraph(text: MarkedText): Unnamed {
    const { type, level = 0, counter, callout, isDone } = this.#target
    if (type === 'P' && callout) return { type, callout, ...text }
    if (type === 'ULI') return { type, level, ...(isDone === undefined ? {} : { isDone }), ...text }
    if (type !== 'OLI') return { type, ...text }
    return { type, level, ...text, ...this.#start(level, counter) }
  }

  /** An ordered item states its number if it opens a list, or continues an interrupted one. */
  #start(level: number, counter: Target['counter']): { start?: number } {
    if (counter === undefined) return {}
    // A list that counts down states each number.
    if (counter.isReversed) return { start: counter.next-- }
    const number = counter.next++
    const isContinued = counter.lastIndex >= 0 && this.#onlyDeeperItemsSince(counter.lastIndex, level)
    counter.lastIndex = this.paragraphs.length
    return isContinued || number === 1 ? {} : { start: number }
  }

  #onlyDeeperItemsSince(index: number, level: number): boolean {
    for (const paragraph of this.paragraphs.slice(index + 1))
      if ((paragraph.type !== 'ULI' && paragraph.type !== 'OLI') || paragraph.level <= level) return false
    return true
  }
}

/** The words of paragraphs in one text, one line each, and the paragraphs without words. */
export function asOneText(paragraphs: readonly Unnamed[]): { words: MarkedText; others: Unnamed[] } {
  const words: MarkedText[] = []
  const others: Unnamed[] = []
  for (const paragraph of paragraphs) {
    if (paragraph.type === 'MATH') words.push({ text: paragraph.text, markups: [] })
    else if ('markups' in paragraph && !['IMG', 'IFRAME', 'TABLE', 'FOOTNOTE'].includes(paragraph.type))
      words.push({ text: paragraph.text, markups: paragraph.markups })
    else others.push(paragraph)
  }
  return { words: joinLines(words), others }
}
