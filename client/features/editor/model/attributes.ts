import type { Paragraph, ParagraphType } from '../../../../schema/story/paragraph'

/** What a paragraph says besides its name, its text and its markups. */
type OwnKeys<P> = P extends Paragraph ? Exclude<keyof P, 'type' | 'name' | 'text' | 'markups'> : never

/** Computed after a save, or content of the node rather than an attribute. */
type Elsewhere = 'tokens' | 'mathml' | 'color' | 'foreignId' | 'head' | 'rows'

type AttributesOf<T extends ParagraphType> = Record<
  Exclude<OwnKeys<Extract<Paragraph, { type: T }>>, Elsewhere>,
  unknown
>

/**
 * The attributes of each type's node and their defaults; null stands for one that the paragraph doesn't have. The
 * compiler checks that none is missing.
 */
export const ATTRIBUTES: { readonly [T in ParagraphType]: Readonly<AttributesOf<T>> } = {
  P: { callout: null },
  H2: {},
  H3: {},
  H4: {},
  BQ: {},
  PQ: {},
  ULI: { level: 0, start: null },
  OLI: { level: 0, start: null },
  PRE: { language: null },
  IMG: {
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
  IFRAME: { src: '', title: '', width: null, height: null },
  MIXTAPE_EMBED: { href: '', title: '', description: '', site: '', imageId: null, player: null },
  HR: { endsPreview: null },
  TABLE: { align: null },
  MATH: {},
  FOOTNOTE: { label: '' },
}
