import {
  MAX_DECORATED_PARTS,
  MAX_DECORATION_BYTES,
  MAX_FORMULAS,
  MAX_HIGHLIGHTED,
} from '../../../schema/rules/limits'
import type { MathNode, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import type { CodeToken } from '../../../schema/story/paragraph-parts'
import { elementsOf, formula } from './formula'
import { highlight } from './highlight/highlight'
import { hasMarkedFormulas, markedFormulas, withMarkedFormulas } from './marked-formulas'

/** A part of highlighted code: its length, and its kind if known. */
type StoredToken = [length: number, kind?: string]

/** Data that is computed once from a text and stored beside it, by the names of its paragraphs. */
export type Decoration = Readonly<
  Record<string, { tokens: StoredToken[] } | { mathml: MathNode } | { formulas: (MathNode | null)[] }>
>

/** Mean colours of pictures by their ids, as `#rrggbb`. */
export type MeanColors = Readonly<Record<string, string>>

/** Stored beside a text without code and formulas. */
export const UNDECORATED = '{}'

const isDecorated = (paragraph: Paragraph): boolean =>
  paragraph.type === 'MATH' ||
  (paragraph.type === 'PRE' && paragraph.language !== undefined) ||
  hasMarkedFormulas(paragraph)

/** Whether a text has code or formulas. */
export const needsDecoration = (body: StoryBody): boolean => body.some(isDecorated)

/**
 * Highlights the code of a text and typesets its formulas, up to the limits. What is beyond them, in an unknown
 * language or not LaTeX stays as it is. Rule: docs/rules/stories.md, "Code and formulas".
 */
export function decorationOf(body: StoryBody): Decoration {
  const decoration: Record<string, Decoration[string]> = {}
  let [code, formulas, parts, bytes] = [0, 0, 0, 0]
  const keep = (name: string, part: Decoration[string], count: number): void => {
    const size = JSON.stringify(part).length
    if (parts + count > MAX_DECORATED_PARTS || bytes + size > MAX_DECORATION_BYTES) return
    parts += count
    bytes += size
    decoration[name] = part
  }
  const formulaOf = (latex: string, isDisplayed: boolean): MathNode | null => {
    formulas += latex.length
    return formulas > MAX_FORMULAS ? null : (formula(latex, isDisplayed) ?? null)
  }
  for (const paragraph of body) {
    if (paragraph.type === 'PRE' && paragraph.language !== undefined) {
      code += paragraph.text.length
      if (code > MAX_HIGHLIGHTED) continue
      const tokens = highlight(paragraph.text, paragraph.language, MAX_DECORATED_PARTS - parts)
      if (tokens)
        keep(paragraph.name, { tokens: tokens.map(stored) }, tokens.filter(([, kind]) => kind).length)
    } else if (paragraph.type === 'MATH') {
      const mathml = formulaOf(paragraph.text, true)
      if (mathml) keep(paragraph.name, { mathml }, elementsOf(mathml))
    } else {
      let count = 0
      const typeset = markedFormulas(paragraph).map((latex) => {
        if (latex === undefined) return null
        const mathml = parts + count < MAX_DECORATED_PARTS ? formulaOf(latex, false) : null
        const size = mathml ? elementsOf(mathml) : 0
        if (parts + count + size > MAX_DECORATED_PARTS) return null
        count += size
        return mathml
      })
      if (count > 0) keep(paragraph.name, { formulas: typeset }, count)
    }
  }
  return decoration
}

const stored = ([text, kind]: CodeToken): StoredToken => (kind ? [text.length, kind] : [text.length])

function tokensOf(text: string, tokens: readonly StoredToken[]): CodeToken[] {
  let at = 0
  return tokens.map(([length, kind]): CodeToken => {
    const part = text.slice(at, at + length)
    at += length
    return kind ? [part, kind] : [part]
  })
}

function decorateParagraph(paragraph: Paragraph, decoration: Decoration, colors: MeanColors): Paragraph {
  if (paragraph.type === 'IMG') {
    const color = paragraph.imageId === undefined ? undefined : colors[paragraph.imageId]
    return color === undefined ? paragraph : { ...paragraph, color }
  }
  const decorated = decoration[paragraph.name]
  if (!decorated) return paragraph
  if (paragraph.type === 'PRE' && 'tokens' in decorated)
    return { ...paragraph, tokens: tokensOf(paragraph.text, decorated.tokens) }
  if (paragraph.type === 'MATH' && 'mathml' in decorated) return { ...paragraph, mathml: decorated.mathml }
  return 'formulas' in decorated ? withMarkedFormulas(paragraph, decorated.formulas) : paragraph
}

/** A body as it is shown: code highlighted, formulas as MathML, pictures with their mean colours. */
export const decorate = (body: StoryBody, decoration: Decoration, colors: MeanColors = {}): StoryBody =>
  body.map((paragraph) => decorateParagraph(paragraph, decoration, colors))

/** The body of a text that is stored as it is shown, such as that of an about page; empty if there is none. */
export const storedBody = (json: string | null | undefined): StoryBody =>
  json ? (JSON.parse(json) as StoryBody) : []

/** A body with everything that is computed of it, as about pages store it. */
export const decoratedBody = (body: StoryBody): StoryBody => decorate(body, decorationOf(body))
