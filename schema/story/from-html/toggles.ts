import { isNestable } from '../toggles'
import type { Converter, Reader } from './context'
import { descendants, type Element, hasClass, isElement } from './tree'
import type { Unnamed } from './writer'

/** The part of a card of Ghost that has a class. */
const partOf = (card: Element, name: string): Element | undefined =>
  [...descendants(card)].find((element) => hasClass(element, name))

/** The line of an element that folds the rest of it, as HTML and Ghost write one. */
function summaryOf(element: Element): Element | undefined {
  if (element.tagName === 'details')
    return element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary')
  return hasClass(element, 'kg-toggle-card') ? partOf(element, 'kg-toggle-heading-text') : undefined
}

/** Whether an element is a toggle that stands in running text. One within something else is read for its words. */
export const isToggle = (element: Element, { writer }: Converter): boolean =>
  writer.isPlain && summaryOf(element) !== undefined

/** Whether an element is a list that Notion writes around toggles. */
export const isToggleList = (element: Element): boolean =>
  element.tagName === 'ul' && hasClass(element, 'toggle')

/** A paragraph as it can be in a toggle: headings and lines of further toggles become strong words. */
function nested(paragraph: Unnamed): Unnamed[] {
  if (isNestable(paragraph.type)) return [{ ...paragraph, inToggle: true } as Unnamed]
  if (paragraph.type === 'SUBSCRIBE') return []
  if (paragraph.type === 'HR') return paragraph.endsPreview ? [paragraph] : []
  if (paragraph.type === 'FOOTNOTE' || !('markups' in paragraph)) return [paragraph]
  const { text, markups } = paragraph
  const others = markups.filter(({ type }) => type !== 'STRONG')
  const strong = { type: 'STRONG' as const, start: 0, end: text.length }
  return [{ type: 'P', text, markups: [strong, ...others], inToggle: true }]
}

/** Reads a line, and what is folded under it. */
export const readToggle: Reader = (element, context, converter) => {
  const summary = summaryOf(element)
  if (summary === undefined) return
  const { writer } = converter
  writer.flush()
  const from = writer.paragraphs.length
  writer.within({ type: 'TOGGLE', isSoft: true }, () => converter.children(summary, context))
  const isLine = writer.paragraphs[from]?.type === 'TOGGLE'
  const content = element.tagName === 'details' ? element : (partOf(element, 'kg-toggle-content') ?? element)
  const childNodes = content.childNodes.filter((node) => node !== summary)
  converter.children({ ...content, childNodes }, context)
  writer.flush()
  if (!isLine) return
  const within = writer.paragraphs.splice(from + 1)
  writer.paragraphs.push(...within.flatMap(nested))
}

/** Reads the toggles of a list of Notion, whose items are nothing but them. */
export const readToggleList: Reader = (element, context, converter) => {
  for (const node of element.childNodes) if (isElement(node)) converter.block(node, context)
}
