import { safeHref } from '../../rules/links'
import type { MarkupType } from '../paragraph'
import { type Context, opening, type Reader } from './context'
import { isBackReference, isDangling, noteLabel } from './footnotes'
import { attribute, type Element, hasClass, styleOf, textOf } from './tree'

const MARKUP_OF: Readonly<Record<string, MarkupType>> = {
  strong: 'STRONG',
  b: 'STRONG',
  em: 'EM',
  i: 'EM',
  cite: 'EM',
  dfn: 'EM',
  var: 'EM',
  code: 'CODE',
  kbd: 'CODE',
  samp: 'CODE',
  tt: 'CODE',
  s: 'STRIKE',
  strike: 'STRIKE',
  del: 'STRIKE',
  mark: 'MARK',
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'
const PLAIN = '0123456789+-=()'

/** Digits and signs have superscript and subscript characters of their own; words stay as they are. */
function shifted(text: string, into: string): string | undefined {
  const plain = text.trim().replaceAll('−', '-')
  if (plain === '' || ![...plain].every((char) => PLAIN.includes(char))) return undefined
  return [...plain].map((char) => into.charAt(PLAIN.indexOf(char))).join('')
}

/** Styles that word processors use instead of elements. */
function styled(element: Element, context: Context): Context {
  const style = styleOf(element)
  if (style === '') return context
  let result = context
  if (/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) result = opening(result, { type: 'STRONG' })
  if (/font-style\s*:\s*italic/i.test(style)) result = opening(result, { type: 'EM' })
  if (/text-decoration[\w-]*\s*:[^;]*line-through/i.test(style)) result = opening(result, { type: 'STRIKE' })
  return result
}

const readLink: Reader = (element, context, converter) => {
  if (isBackReference(element)) return
  const raw = attribute(element, 'href') ?? ''
  const label = noteLabel(raw, converter.notes)
  const href =
    label === undefined
      ? safeHref(raw, raw.startsWith('#') ? undefined : converter.options.baseUrl)
      : `#fn-${label}`
  // A reference to a note that isn't there leads nowhere.
  if (href === undefined || isDangling(element, href)) {
    converter.children(element, context)
    return
  }
  const title = (attribute(element, 'title') ?? '').replace(/\s+/g, ' ').trim()
  const markup = { type: 'A' as const, href, ...(title !== '' && title.length <= 500 ? { title } : {}) }
  converter.children(element, opening(context, markup))
}

/** The box of a to-do list that Notion draws. */
export const isDrawnBox = (element: Element): boolean => hasClass(element, 'checkbox-on', 'checkbox-off')

/** The box of a to-do list; anywhere else it is a sign. */
export const readBox: Reader = (element, context, converter) => {
  if (attribute(element, 'type') !== 'checkbox' && !isDrawnBox(element)) return
  const isDone = attribute(element, 'checked') !== undefined || hasClass(element, 'checkbox-on')
  if (!converter.writer.tick(isDone)) converter.writer.add(isDone ? '☑ ' : '☐ ', context.open)
}

const readShifted: Reader = (element, context, converter) => {
  const isPlain = element.childNodes.every((child) => child.nodeName === '#text')
  const text = isPlain ? shifted(textOf(element), element.tagName === 'sup' ? RAISED : LOWERED) : undefined
  if (text === undefined) converter.children(element, context)
  else converter.writer.add(text, context.open)
}

const readQuoted: Reader = (element, context, converter) => {
  converter.writer.add('“', context.open)
  converter.children(element, context)
  converter.writer.add('”', context.open)
}

/** How a word is read stands in brackets behind it. */
const readAnnotation: Reader = (element, context, converter) => {
  converter.writer.add('(', context.open)
  converter.children(element, context)
  converter.writer.add(')', context.open)
}

const readMarked: Reader = (element, context, converter) => {
  const markup = MARKUP_OF[element.tagName]
  const isPlain = markup === undefined || (markup === 'CODE' && context.isVerbatim)
  converter.children(element, isPlain ? styled(element, context) : opening(context, { type: markup }))
}

const INLINE_READERS: Readonly<Record<string, Reader>> = {
  a: readLink,
  br: (_element, _context, converter) => converter.writer.addBreak(),
  input: readBox,
  sup: readShifted,
  sub: readShifted,
  q: readQuoted,
  rt: readAnnotation,
}

/** Reads an element of running text. An unknown one is read for its words. */
export const readInline: Reader = (element, context, converter) =>
  (INLINE_READERS[element.tagName] ?? readMarked)(element, context, converter)
