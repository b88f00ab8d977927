import type { Passage } from '../../../../schema/rules/anchors'
import type { Markup, StoryBody } from '../../../../schema/story/paragraph'
import { placesOf, type Quotable } from '../../../../schema/story/quotable'

/* Between a story's text and the elements that show it. */

/** The elements of paragraphs that can be highlighted. */
const ELEMENTS = 'p, h2, h3, h4, blockquote, li, figcaption, table'

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
  /** Their place; absent if they are of several paragraphs, or of one that can't be highlighted. */
  passage?: Passage
}

/** The selection in the story, if any. A selection that ends before the next paragraph is of the one before. */
export function chosenWords(paragraphs: readonly ShownParagraph[]): ChosenWords | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const words = selection.toString().trim()
  const story = document.querySelector('article .story')
  if (words === '' || !story?.contains(range.startContainer)) return undefined
  const shown = paragraphs.findLast(({ element }) => element.contains(range.startContainer))
  if (!shown) return { range, words }
  const isWithin = shown.element.contains(range.endContainer)
  const { text, name } = shown.paragraph
  let start = offsetOf(shown, range.startContainer, range.startOffset)
  let end = isWithin ? offsetOf(shown, range.endContainer, range.endOffset) : text.length
  const line = (some: string) => some.replace(/\s+/g, '')
  if (!isWithin && line(text.slice(start)) !== line(words)) return { range, words }
  while (start < end && /\s/.test(text.charAt(start))) start++
  while (end > start && /\s/.test(text.charAt(end - 1))) end--
  if (start >= end) return { range, words }
  return { range, words: text.slice(start, end), passage: { paragraph: name, start, end } }
}

/** The part of the page that shows a passage; nothing if its paragraph isn't shown. */
export function rangeOf(paragraphs: readonly ShownParagraph[], passage: Passage): Range | undefined {
  const pieces = paragraphs.find(({ paragraph }) => paragraph.name === passage.paragraph)?.pieces
  const first = pieces?.find(({ start, length }) => passage.start < start + length)
  const last = pieces?.findLast(({ start }) => start < passage.end)
  if (!first || !last) return undefined
  const range = document.createRange()
  if (first.node instanceof Text) range.setStart(first.node, passage.start - first.start)
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(last.length, passage.end - last.start))
  else range.setEndAfter(last.node)
  return range
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
