import type { Paragraph, ParagraphType } from './paragraph'

/** The types of paragraphs that can say that they are in a toggle; the compiler checks that none is missing. */
const NESTABLE: { readonly [T in Nestable['type']]: true } = {
  P: true,
  BQ: true,
  PQ: true,
  ULI: true,
  OLI: true,
  PRE: true,
  IMG: true,
  IFRAME: true,
  MIXTAPE_EMBED: true,
  BUTTON: true,
  TABLE: true,
  MATH: true,
}

/** A paragraph that can be in a toggle. */
type Nestable = Extract<Paragraph, { inToggle?: true }>

export const isNestable = (type: ParagraphType): type is Nestable['type'] => Object.hasOwn(NESTABLE, type)

/** Whether a paragraph says that it is in a toggle. */
export const isInToggle = (paragraph: Paragraph): boolean =>
  'inToggle' in paragraph && paragraph.inToggle === true
