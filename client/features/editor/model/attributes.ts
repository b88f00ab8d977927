import type { Paragraph, ParagraphType } from '../../../../schema/story/paragraph'

/** What a paragraph says besides its name, its text and its markups. */
type OwnKeys<P> = P extends Paragraph ? Exclude<keyof P, 'type' | 'name' | 'text' | 'markups'> : never

/** Computed after a save, or content of the node rather than an attribute. */
type Elsewhere = 'tokens' | 'mathml' | 'color' | 'foreignId' | 'head' | 'rows'

/** The paragraphs of a type; a member of the union may be of several. */
type Of<T extends ParagraphType, P = Paragraph> = P extends Paragraph
  ? T extends P['type']
    ? P
    : never
  : never

type AttributesOf<T extends ParagraphType> = Record<Exclude<OwnKeys<Of<T>>, Elsewhere>, unknown>

/**
 * The attributes of each type's node and their defaults; null stands for one that the paragraph doesn't have. The
 * compiler checks that none is missing.
 */
export const ATTRIBUTES: { readonly [T in ParagraphType]: Readonly<AttributesOf<T>> } = {
  P: { inToggle: null, callout: null },
  H2: {},
  H3: {},
  H4: {},
  BQ: { inToggle: null },
  PQ: { inToggle: null },
  TOGGLE: {},
  ULI: { inToggle: null, level: 0, start: null, isDone: null },
  OLI: { inToggle: null, level: 0, start: null },
  PRE: { inToggle: null, language: null },
  IMG: {
    inToggle: null,
    alt: '',
    layout: 'inset',
    imageId: null,
    src: null,
    width: null,
    height: null,
    focusPercentX: null,
    focusPercentY: null,
    href: null,
    gallery: null,
  },
  IFRAME: { inToggle: null, src: '', title: '', width: null, height: null },
  MIXTAPE_EMBED: {
    inToggle: null,
    href: '',
    title: '',
    description: '',
    site: '',
    imageId: null,
    player: null,
    file: null,
  },
  BUTTON: { inToggle: null, label: '', href: '' },
  SUBSCRIBE: {},
  HR: { endsPreview: null },
  TABLE: { inToggle: null, align: null },
  MATH: { inToggle: null },
  FOOTNOTE: { label: '' },
}
