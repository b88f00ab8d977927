import { withoutEnd } from '../../rules/cutting'
import type { Context, Converter } from './context'
import { readInline } from './inline'
import { attribute, type Element, hasClass, isElement, isText, type Node, type Tree, textOf } from './tree'
import { isUnseen } from './visible'

/** Elements that are a line of code, or hold some. */
const LINES = new Set(
  'div p li ul ol dl dt dd table tbody thead tfoot tr section article figure figcaption blockquote h1 h2 h3 h4 h5 h6 pre'.split(
    ' ',
  ),
)

/** Classes of elements that programs set one line in, without a break between them. */
const LINE_CLASSES = ['line', 'code-line', 'token-line', 'cl', 'view-line', 'CodeMirror-line', 'cm-line']

const CELLS = new Set(['td', 'th'])
const MEDIA = new Set('img iframe video audio embed object'.split(' '))

/** Classes of the numbers beside lines of code. */
const NUMBERS =
  /(?:^|[\s_-])(?:ln|lnt|lno|lineno|linenos|linenr|linenodiv|linenumber|line-?num\w*|line-numbers?|gutter|nums|blob-num|rouge-gutter|CodeMirror-linenumber)(?:$|[\s_-])/i

const isNumbers = (text: string): boolean => /^[\s\d.:|]{0,100000}$/.test(text)

/** Whether an element has only the numbers of lines, by what it is called. */
export const isLineNumber = (element: Element): boolean =>
  NUMBERS.test((attribute(element, 'class') ?? '').slice(0, 1_000)) && isNumbers(textOf(element))

const firstElement = (element: Element): Element | undefined => element.childNodes.find(isElement)

/** Whether numbers follow each other in steps of one. */
const counts = (numbers: readonly string[]): boolean =>
  numbers.every((n, i) => i === 0 || Number(n) === Number(numbers[i - 1]) + 1)

/** Whether a cell numbers the lines in the one beside it. */
export function isGutter(cell: Element, row: Element): boolean {
  const cells = row.childNodes.filter(isElement)
  const words = cells.length < 2 || cells[0] !== cell ? 'none' : textOf(cell)
  if (!isNumbers(words)) return false
  const inner = firstElement(cell)
  const marked = [cell, inner, inner && firstElement(inner)].filter((one) => one !== undefined)
  if (marked.some((one) => isLineNumber(one) && textOf(one).trim() === words.trim())) return true
  const numbers = words.match(/\d{1,9}/g) ?? []
  return attribute(cell, 'data-line-number') !== undefined || (numbers.length > 1 && counts(numbers))
}

/** The first elements of lines that count them, whatever they are called. */
function numbering(lines: readonly Element[], least: number): ReadonlySet<Element> {
  const first = lines.flatMap((line) => firstElement(line) ?? [])
  const numbers = first.map((one) => textOf(one).trim())
  const isCount = numbers.length >= least && numbers.every((n) => /^\d{1,9}$/.test(n)) && counts(numbers)
  return new Set(isCount && first.length === lines.length ? first : [])
}

/** A control of a block of code: its button. */
export const isControl = (element: Element): boolean =>
  element.tagName === 'button' ||
  attribute(element, 'role') === 'button' ||
  /(?:^|[\s_-])(?:copy|clipboard|copy-?button|copy-?code)(?:$|[\s_-])/i.test(
    (attribute(element, 'class') ?? '').slice(0, 1_000),
  )

const isLine = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && LINES.has(node.tagName)

/** Whether an element is one line of code and what follows is the next, though nothing breaks it. */
function isUnbrokenLine(element: Element, next: Node | undefined, isInPre: boolean): boolean {
  if (next === undefined || !isElement(next) || next.tagName !== element.tagName) return false
  if (withoutEnd(textOf(element).slice(-200), /[ \t]/).endsWith('\n')) return false
  return (
    (isInPre && element.tagName === 'code') ||
    (hasClass(element, ...LINE_CLASSES) && hasClass(next, ...LINE_CLASSES)) ||
    (attribute(element, 'data-line') !== undefined && attribute(next, 'data-line') !== undefined)
  )
}

/** White space between lines that are elements of their own is the source's, not the code's. */
const isBetweenLines = (text: string, before: Node | undefined, after: Node | undefined): boolean =>
  text.includes('\n') && text.trim() === '' && (isLine(before) || isLine(after))

/** Deeper than any highlighter nests; below it only the words are read. */
const DEEPEST = 200

/** Reads the content of code as lines, without the numbers and buttons beside them. */
export function readLines(element: Tree, context: Context, converter: Converter): void {
  if (context.depth > DEEPEST) converter.writer.add(textOf(element), context.open)
  else readNodes(element, { ...context, depth: context.depth + 1 }, converter)
}

function readNodes(element: Tree, given: Context, converter: Converter): void {
  const { writer } = converter
  const { childNodes } = element
  const context = withoutNumbers(childNodes, given)
  const isInPre = 'tagName' in element && element.tagName === 'pre'
  for (const [i, node] of childNodes.entries()) {
    const next = childNodes[i + 1]
    if (isText(node)) {
      if (!isBetweenLines(node.value, childNodes[i - 1], next)) writer.add(node.value, context.open)
      continue
    }
    if (!isElement(node) || isUnseen(node) || context.controls?.has(node)) continue
    if (isLineNumber(node) || isControl(node)) continue
    if (node.tagName === 'tr') writer.line(() => readRow(node, context, converter))
    else if (isLine(node)) writer.line(() => readLines(node, context, converter))
    else if (MEDIA.has(node.tagName)) readAside(node, context, converter)
    else {
      readInline(node, context, converter)
      if (isUnbrokenLine(node, next, isInPre)) writer.addBreak()
    }
  }
}

/** The context within lines that are counted: their numbers aren't read. */
function withoutNumbers(nodes: readonly Node[], context: Context): Context {
  const lines = nodes.filter(isElement).filter(({ tagName }) => LINES.has(tagName))
  const numbers = numbering(lines, lines[0]?.tagName === 'tr' ? 2 : 3)
  return numbers.size === 0
    ? context
    : { ...context, controls: new Set([...(context.controls ?? []), ...numbers]) }
}

function readRow(row: Element, context: Context, converter: Converter): void {
  const cells = row.childNodes
    .filter(isElement)
    .filter((cell) => CELLS.has(cell.tagName) && !isGutter(cell, row) && !context.controls?.has(cell))
  for (const [i, cell] of cells.entries()) {
    if (i > 0) converter.writer.add('\t', [])
    readLines(cell, context, converter)
  }
}

/** What isn't words is read by itself, and follows below the code. */
function readAside(element: Element, context: Context, converter: Converter): void {
  const part = converter.apart()
  const { isVerbatim: _, controls: __, aside, ...rest } = context
  part.children({ childNodes: [element] }, rest)
  part.writer.flush()
  aside?.push(...part.writer.paragraphs)
}
