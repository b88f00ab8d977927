import type { Passage } from '../../../../schema/rules/joined-places'
import type { Markup, StoryBody } from '../../../../schema/story/paragraph'
import { placesOf, type Quotable } from '../../../../schema/story/quotable'
import { wordEnd, wordStart } from './whole-words'

/* Between a story's text and the elements that show it. */

/** The elements of paragraphs that can be highlighted. */
const ELEMENTS = 'p, h2, h3, h4, blockquote, summary, li, figcaption, table'

/** A node that shows a part of a paragraph's text: words, a line break, a formula. */
interface Piece {
  node: Node
  start: number
  length: number
}

/** A paragraph as the page shows it. */
export interface ShownParagraph {
  paragraph: Quotable
  element: Element
  pieces: Piece[]
}

const isFormula = (markup: Markup): boolean => markup.type === 'CODE' && markup.mathml !== undefined

/** The elements that show the lines of a text: the cells of a table, those with words. */
const linesOf = (element: Element): Element[] =>
  element instanceof HTMLTableElement
    ? [...element.querySelectorAll('caption, th, td')].filter((cell) => cell.textContent !== '')
    : [element]

/** What shows a paragraph's text in its element: of a footnote all but its label and the way back. */
const textNodes = (element: Element): Iterable<Node> =>
  element.matches('p.note')
    ? [...element.childNodes].filter((node) => !(node instanceof Comment)).slice(2, -2)
    : element.childNodes

/** The pieces of an element, with the text that they show. A list within an item isn't part of the item. */
function piecesOf(element: Element, { text, markups }: Quotable): { pieces: Piece[]; shown: string } {
  const formulas = markups.filter(isFormula).toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let shown = ''
  const add = (node: Node, part: string) => {
    pieces.push({ node, start: shown.length, length: part.length })
    shown += part
  }
  const walk = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (node instanceof Text) add(node, node.data)
      else if (node instanceof HTMLBRElement) add(node, '\n')
      else if (node instanceof MathMLElement) {
        const formula = formulas.shift()
        add(node, formula ? text.slice(formula.start, formula.end) : '')
      } else if (!(node instanceof HTMLUListElement || node instanceof HTMLOListElement))
        walk(node.childNodes)
    }
  }
  for (const line of linesOf(element)) {
    if (shown !== '') shown += '\n'
    walk(textNodes(line))
  }
  return { pieces, shown }
}

/** The paragraphs of a story with their elements. One whose text isn't shown as it is has none. */
export function shownParagraphs(body: StoryBody): ShownParagraph[] {
  const elements = [...(document.querySelector('article .story')?.querySelectorAll(ELEMENTS) ?? [])]
  const paragraphs: ShownParagraph[] = []
  let next = 0
  for (const paragraph of placesOf(body)) {
    for (let i = next; i < elements.length; i++) {
      const element = elements[i] as Element
      const { pieces, shown } = piecesOf(element, paragraph)
      if (shown !== paragraph.text) continue
      paragraphs.push({ paragraph, element, pieces })
      next = i + 1
      break
    }
  }
  return paragraphs
}

/** The offset in a paragraph's text of a place in its element. */
function offsetOf({ pieces, paragraph }: ShownParagraph, container: Node, offset: number): number {
  const own = pieces.find(({ node }) => node === container)
  if (own) return own.start + Math.min(offset, own.length)
  const child = container.childNodes[offset]
  const after = pieces.find(({ node }) =>
    child
      ? child === node ||
        child.contains(node) ||
        (child.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      : (container.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !container.contains(node),
  )
  return after?.start ?? paragraph.text.length
}

/** What words of a story somebody has selected. */
export interface ChosenWords {
  range: Range
  words: string
  /** Their place; absent if they begin in what can't be highlighted. */
  passage?: Passage
}

/** A place in the text of a story. */
interface Point {
  index: number
  offset: number
}

/** Where the selected words begin: not with spaces, nor at the end of a paragraph. */
function beginningOf(
  paragraphs: readonly ShownParagraph[],
  { startContainer, startOffset }: Range,
  last: Point,
) {
  let index = paragraphs.findLastIndex(({ element }) => element.contains(startContainer))
  const shown = paragraphs[index]
  if (!shown) return undefined
  let offset = offsetOf(shown, startContainer, startOffset)
  const textOf = () => paragraphs[index]?.paragraph.text ?? ''
  while (index < last.index && textOf().slice(offset).trim() === '') [index, offset] = [index + 1, 0]
  while (/\s/.test(textOf().charAt(offset))) offset++
  return { index, offset }
}

/** Where they end: a selection that ends before a paragraph is of the one before. */
function endOf(paragraphs: readonly ShownParagraph[], range: Range): Point {
  let index = paragraphs.findLastIndex(({ element }) => range.intersectsNode(element))
  const shown = paragraphs[index]
  const isWithin = shown?.element.contains(range.endContainer)
  const length = shown?.paragraph.text.length ?? 0
  let offset = shown && isWithin ? offsetOf(shown, range.endContainer, range.endOffset) : length
  const textOf = () => paragraphs[index]?.paragraph.text ?? ''
  while (index > 0 && textOf().slice(0, offset).trim() === '') {
    index--
    offset = textOf().length
  }
  return { index, offset: textOf().slice(0, offset).trimEnd().length }
}

/** The selection in the story, if any, as whole words of its language. */
export function chosenWords(
  paragraphs: readonly ShownParagraph[],
  language: string,
): ChosenWords | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const selected = selection.toString().trim()
  const story = document.querySelector('article .story')
  if (selected === '' || !story?.contains(range.startContainer)) return undefined
  const last = endOf(paragraphs, range)
  const first = beginningOf(paragraphs, range, last)
  const from = first && paragraphs[first.index]?.paragraph
  const to = paragraphs[last.index]?.paragraph
  if (!first || !from || !to || last.index < first.index) return { range, words: selected }
  const start = wordStart(from.text, first.offset, language)
  const end = wordEnd(to.text, last.offset, language)
  if (first.index === last.index && start >= end) return { range, words: selected }
  const texts = paragraphs.slice(first.index, last.index + 1).map(({ paragraph }) => paragraph.text)
  const all = texts.join('\n')
  const words = all.slice(start, all.length - (to.text.length - end))
  const passage = { paragraph: from.name, start, end }
  return {
    range,
    words,
    passage: first.index === last.index ? passage : { ...passage, endParagraph: to.name },
  }
}

/** The part of the page that shows a passage; nothing if its paragraphs aren't shown. */
export function rangeOf(paragraphs: readonly ShownParagraph[], passage: Passage): Range | undefined {
  const { paragraph: begins, endParagraph: ends = begins } = passage
  const piecesIn = (name: string) => paragraphs.find(({ paragraph }) => paragraph.name === name)?.pieces
  const first = piecesIn(begins)?.find(({ start, length }) => passage.start < start + length)
  const last = piecesIn(ends)?.findLast(({ start }) => start < passage.end)
  if (!first || !last) return undefined
  const range = document.createRange()
  if (first.node instanceof Text) range.setStart(first.node, passage.start - first.start)
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(last.length, passage.end - last.start))
  else range.setEndAfter(last.node)
  return range
}

/** Whether a passage is part of another. */
export function isPartOf(paragraphs: readonly ShownParagraph[], one: Passage, other: Passage): boolean {
  const indexOf = (name: string) => paragraphs.findIndex(({ paragraph }) => paragraph.name === name)
  const [ones, others] = [one, other].map(({ paragraph, start, end, endParagraph = paragraph }) => ({
    start: [indexOf(paragraph), start] as const,
    end: [indexOf(endParagraph), end] as const,
  }))
  if (!ones || !others) return false
  const isBefore = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    a < c || (a === c && b <= d)
  return isBefore(others.start, ones.start) && isBefore(ones.end, others.end)
}

/** Whether a point of the window is on a part of the page. */
export const isOn = (range: Range, x: number, y: number): boolean =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  )

/** Lets the keyboard and screen readers go on at a part of the story, wherever the focus was. The page stays in place. */
export function goOnAt({ startContainer }: Range): void {
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const paragraph = element?.closest<HTMLElement>(ELEMENTS)
  if (!paragraph) return
  paragraph.tabIndex = -1
  // Nothing can be done with it: a ring around it would only be in the way of reading.
  paragraph.style.outline = 'none'
  paragraph.focus({ preventScroll: true })
}
