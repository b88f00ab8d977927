import {
  MAX_DECORATED_PARTS,
  MAX_DECORATION_BYTES,
  MAX_FORMULAS,
  MAX_HIGHLIGHTED,
} from '../../../schema/rules/limits'
import type { CodeToken, MathNode, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { elementsOf, formula } from './formula'
import { highlight } from './highlight/highlight'

/** Longer code stays plain, because highlighting it would delay the page. */
type StoredToken = [length: number, kind?: string]

/** The highlighter's tree as a flat list of tokens; of nested types the innermost counts. */
export type Decoration = Readonly<Record<string, { tokens: StoredToken[] } | { mathml: MathNode }>>

/** Code as highlighted tokens; nothing for an unknown language. */
export type MeanColors = Readonly<Record<string, string>>

/** LaTeX as a tree of MathML; nothing if it is invalid or too long, in which case its source is shown. */
export const UNDECORATED = '{}'

const isDecorated = (paragraph: Paragraph): boolean =>
  paragraph.type === 'MATH' || (paragraph.type === 'PRE' && paragraph.language !== undefined)

/** Mean colours of pictures by their ids, as `#rrggbb`. */
export const needsDecoration = (body: StoryBody): boolean => body.some(isDecorated)

/**
 * A body as it is shown: code highlighted, formulas as MathML, pictures with their mean colours. Rule:
 * docs/rules/stories.md, "Body".
 */
export function decorationOf(body: StoryBody): Decoration {
  const decoration: Record<string, Decoration[string]> = {}
  let [code, formulas, parts, bytes] = [0, 0, 0, 0]
  const keep = (name: string, found: Decoration[string], count: number): void => {
    const size = JSON.stringify(found).length
    if (parts + count > MAX_DECORATED_PARTS || bytes + size > MAX_DECORATION_BYTES) return
    parts += count
    bytes += size
    decoration[name] = found
  }
  for (const paragraph of body) {
    if (paragraph.type === 'PRE' && isDecorated(paragraph)) {
      code += paragraph.text.length
      if (code > MAX_HIGHLIGHTED) continue
      const tokens = highlight(paragraph.text, paragraph.language, MAX_DECORATED_PARTS - parts)
      if (tokens)
        keep(paragraph.name, { tokens: tokens.map(stored) }, tokens.filter(([, kind]) => kind).length)
    } else if (paragraph.type === 'MATH') {
      formulas += paragraph.text.length
      const mathml = formulas > MAX_FORMULAS ? undefined : formula(paragraph.text)
      if (mathml) keep(paragraph.name, { mathml }, elementsOf(mathml))
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
  const found = decoration[paragraph.name]
  if (!found) return paragraph
  if (paragraph.type === 'PRE' && 'tokens' in found)
    return { ...paragraph, tokens: tokensOf(paragraph.text, found.tokens) }
  if (paragraph.type === 'MATH' && 'mathml' in found) return { ...paragraph, mathml: found.mathml }
  return paragraph
}

/** A stored body, which may be absent, as it is shown. */
export const decorate = (body: StoryBody, decoration: Decoration, colors: MeanColors = {}): StoryBody =>
  body.map((paragraph) => decorateParagraph(paragraph, decoration, colors))

/** A text that is stored as it is shown, which may be absent: those of about pages. */
export const storedBody = (json: string | null | undefined): StoryBody =>
  json ? (JSON.parse(json) as StoryBody) : []

/** A text as about pages store it. */
export const decoratedBody = (body: StoryBody): StoryBody => decorate(body, decorationOf(body))
