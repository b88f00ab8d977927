import { MAX_FORMULA } from '../../rules/limits'
import { type Context, type Converter, opening, type Reader } from './context'
import { attribute, descendants, type Element, hasClass, textOf } from './tree'

/** What a formula stands in that is shown on lines of its own. */
const DISPLAYED = ['katex-display', 'MathJax_Display', 'MathJax_SVG_Display', 'mwe-math-element-block']

/** A formula as KaTeX, MathJax and MediaWiki show it: the same several times, one of which can be read. */
export const isRenderedFormula = (element: Element): boolean =>
  element.tagName === 'mjx-container' ||
  hasClass(element, 'katex-display', 'katex', 'mwe-math-element', 'MathJax_Display', 'MathJax')

function mathIn(root: Element): Element | undefined {
  for (const element of descendants(root)) if (element.tagName === 'math') return element
  return undefined
}

const isDisplayed = (element: Element): boolean =>
  hasClass(element, ...DISPLAYED) || ['block', 'true'].includes(attribute(element, 'display') ?? '')

/** Reads what a program has drawn for a formula. */
export const readRendered: Reader = (element, context, converter) => {
  const math = mathIn(element)
  const source = attribute(element, 'data-latex') ?? attribute(element, 'data-tex')
  const displays = isDisplayed(element) || (math !== undefined && isDisplayed(math))
  if (source) writeFormula(source, displays, context, converter)
  else if (math) readMath(math, displays, context, converter)
  else converter.children(element, context)
}

/** A formula's LaTeX, where the document has it: in an annotation, or beside the formula. */
function sourceOf(element: Element): string | undefined {
  for (const inner of descendants(element))
    if (inner.tagName === 'annotation' && !/mathml/i.test(attribute(inner, 'encoding') ?? ''))
      return textOf(inner)
  return attribute(element, 'alttext')
}

/** Reads MathML: its LaTeX if it is included or can be had, otherwise its characters. */
export const readFormula: Reader = (element, context, converter) =>
  readMath(element, isDisplayed(element), context, converter)

function readMath(math: Element, displays: boolean, context: Context, converter: Converter): void {
  const source = sourceOf(math)?.trim() || converter.options.texOf?.(math)?.trim()
  if (source) writeFormula(source, displays, context, converter)
  else converter.writer.add(textOf(math).trim(), context.open)
}

/** Writes a formula; one that is too long to be set is code. */
export function writeFormula(
  source: string,
  displays: boolean,
  context: Context,
  { writer }: Pick<Converter, 'writer'>,
): void {
  const text = unwrapped(source.trim())
  const isFormula = text.length <= MAX_FORMULA
  if (!isFormula) writer.add(text, opening(context, { type: 'CODE' }).open)
  else if (displays) writer.push({ type: 'MATH', text })
  else writer.add(text, opening(context, { type: 'CODE', isFormula }).open)
}

/** MediaWiki and others put the style into the source. */
function unwrapped(source: string): string {
  const [, inner] = /^\{\\(?:displaystyle|textstyle)\s([\s\S]*)\}$/.exec(source) ?? []
  return inner?.trim() ?? source
}
