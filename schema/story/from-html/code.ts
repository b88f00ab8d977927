import { MAX_FORMULA } from '../../rules/limits'
import { type CodeParts, headersOf, labelOf } from './code-box'
import { labelledLanguage, languageOf } from './code-language'
import { isGutter, readLines } from './code-lines'
import type { Context, Converter, Reader } from './context'
import { attribute, descendants, type Element, hasClass, isElement, styleOf } from './tree'
import type { Unnamed } from './writer'

/** Reads text with significant white space: code, formulas, verse. */
export const readPreformatted: Reader = (element, context, converter) => {
  const { writer } = converter
  // A verse is prose in lines.
  if (hasClass(element, 'wp-block-verse')) {
    writer.flush()
    converter.children(element, { ...context, keepsNewlines: true })
    writer.flush()
    return
  }
  readCode(element, context, converter)
}

/** Reads code: its header first, then its lines, then what isn't words. */
function readCode(element: Element, context: Context, converter: Converter): void {
  const { writer } = converter
  const { controls, language = context.language } = headerAbove(element, context, converter)
  const aside: Unnamed[] = []
  const words = codeWords(element, { ...context, controls, aside }, converter)
  const known = languageOf(element) ?? language
  if (words.text === '') writer.edge()
  else if (known === 'math' && words.text.length <= MAX_FORMULA)
    writer.push({ type: 'MATH', text: words.text })
  else writer.push({ type: 'PRE', ...words, ...(known ? { language: known } : {}) })
  for (const paragraph of aside) writer.push(paragraph)
}

function codeWords(element: Element, context: Context, converter: Converter) {
  const part = converter.apart()
  const { list: _, captions: __, ...rest } = context
  readLines(element, { ...rest, open: [], keepsNewlines: false, isVerbatim: true }, part)
  const words = part.writer.takeVerbatim()
  // Editors and mail programs write indentation with no-break spaces, which no compiler reads.
  return { ...words, text: words.text.replaceAll('\u00a0', ' ') }
}

/** Takes what stands above code within its block: the label says the language, other words come first. */
function headerAbove(
  element: Element,
  context: Context,
  converter: Converter,
): Pick<CodeParts, 'controls' | 'language'> {
  const headers = headersOf(element)
  let language: string | undefined
  for (const header of headers) {
    const label = labelOf(header)
    const named = labelledLanguage(label)
    language ??= named
    if (label !== '' && named === undefined) converter.block({ ...header, tagName: 'div' }, context)
  }
  return { controls: new Set([...(context.controls ?? []), ...headers]), language }
}

const CODE_CELL =
  /(?:^|\s)(?:code|blob-code\S*|hljs-ln-code|rouge-code|line-content|crayon-code|lntd)(?:\s|$)/

/** Whether a table is a highlighter's: lines of code, mostly with their numbers beside them. */
export function isCodeTable(table: Element): boolean {
  let rows = 0
  for (const row of descendants(table)) {
    if (row.tagName !== 'tr') continue
    const cells = row.childNodes.filter(isElement)
    if (cells.some((cell) => CODE_CELL.test((attribute(cell, 'class') ?? '').slice(0, 1_000)))) return true
    const [gutter, code] = cells
    const hasCode = code?.childNodes.some((node) => isElement(node) && /^(?:pre|code)$/.test(node.tagName))
    if (gutter && hasCode && isGutter(gutter, row)) return true
    if (++rows === 3) return false
  }
  return false
}

const MONOSPACE = /font(?:-family)?\s*:[^;]*(?:mono|consolas|menlo|courier)/i

/** Whether an element is code by its style alone, as editors put it on the clipboard. */
export function isStyledCode(element: Element): boolean {
  if (!/^(?:div|p|section|article)$/.test(element.tagName)) return false
  const style = styleOf(element)
  const [, space] = /white-space\s*:\s*(pre(?:-wrap)?|break-spaces)(?![\w-])/i.exec(style) ?? []
  return space !== undefined && (space.toLowerCase() === 'pre' || MONOSPACE.test(style))
}

/** Paragraphs of code whose lines may go on in the next element. */
const styled = new WeakSet<Unnamed>()

/** Reads code by its style. Elements of one line each that follow each other are one block. */
export const readStyledCode: Reader = (element, context, converter) => {
  const { writer } = converter
  const last = writer.isBlank ? writer.paragraphs.at(-1) : undefined
  const words = codeWords(element, { ...context, aside: [] }, converter)
  if (last?.type === 'PRE' && styled.has(last)) {
    const shift = last.text.length + 1
    last.text += `\n${words.text}`
    last.markups.push(...words.markups.map((m) => ({ ...m, start: m.start + shift, end: m.end + shift })))
    return
  }
  if (words.text === '') return writer.edge()
  const paragraph: Unnamed = { type: 'PRE', ...words }
  styled.add(paragraph)
  writer.push(paragraph)
}
