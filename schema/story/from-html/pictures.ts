import { withoutQuery } from '../../rules/cutting'
import { MAX_ALT } from '../../rules/limits'
import { safeWebAddress } from '../../rules/links'
import { IMAGE_LAYOUTS, type ImageLayout } from '../paragraph-parts'
import type { Context, Converter, Reader } from './context'
import { cut } from './cut'
import { writeFormula } from './formulas'
import { wordsOf } from './tables'
import { attribute, type Element, hasClass, styleOf } from './tree'
import type { Unnamed } from './writer'

/** Attributes that hold a picture's address when the page loads it lazily, best first. */
const ADDRESSES = ['data-gif', 'data-orig-file', 'data-src', 'data-lazy-src', 'data-original', 'src']

function addressOf(element: Element): string {
  const given = ADDRESSES.map((name) => attribute(element, name)?.trim() ?? '')
  const set = (attribute(element, 'srcset') ?? attribute(element, 'data-srcset') ?? '')
    .trim()
    .split(/[\s,]/)[0]
  return [...given, set ?? ''].find((address) => address !== '' && !address.startsWith('data:')) ?? ''
}

/** A picture's layout, by the classes of several platforms. */
export function layoutOf(element: Element, inherited?: ImageLayout): ImageLayout | undefined {
  const given = IMAGE_LAYOUTS.find((layout) => layout === attribute(element, 'data-layout'))
  if (given) return given
  if (hasClass(element, 'alignfull', 'kg-width-full', 'graf--layoutFillWidth')) return 'full-width'
  if (hasClass(element, 'alignwide', 'kg-width-wide', 'graf--layoutOutset*')) return 'outset'
  return inherited
}

const pixels = (element: Element, name: 'width' | 'height'): number | undefined => {
  const value = attribute(element, `data-${name}`) ?? attribute(element, name) ?? ''
  return /^\d{1,5}(?:px)?$/.test(value) && Number.parseInt(value, 10) > 0
    ? Number.parseInt(value, 10)
    : undefined
}

/** Where a press on a picture leads, unless that is the picture itself. */
function leadsTo(context: Context, src: string | undefined): string | undefined {
  const href = context.open.find((markup) => markup.type === 'A')?.href
  if (href === undefined || (src !== undefined && withoutQuery(href) === withoutQuery(src))) return undefined
  return href
}

/** The paragraph for a picture at an address, or nothing if it may not be shown. */
function picture(
  address: string,
  element: Element,
  context: Context,
  converter: Converter,
): Unnamed | undefined {
  const src = safeWebAddress(address, converter.options.baseUrl)
  const known = converter.options.picture?.(address) ?? (src === undefined ? undefined : { src })
  if (known === undefined) return undefined
  const alt = cut((attribute(element, 'alt') ?? '').replace(/\s+/g, ' ').trim(), MAX_ALT)
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')]
  const isSized = width !== undefined && height !== undefined
  const size = isSized ? { width, height } : src === undefined ? undefined : converter.options.sizeOf?.(src)
  const href = leadsTo(context, src)
  return {
    type: 'IMG',
    text: '',
    markups: [],
    alt,
    layout: layoutOf(element, context.layout) ?? 'inset',
    ...size,
    ...known,
    ...(href === undefined ? {} : { href }),
  }
}

/** Classes of pictures of formulas, whose LaTeX is their alternative text. */
const DRAWN_FORMULA = [
  'latex',
  'tex',
  'ql-img-inline-formula',
  'ql-img-displayed-equation',
  'mwe-math-fallback-image*',
]

/** Reads a picture. Smileys are words; pictures of one pixel are trackers. */
export const readImage: Reader = (element, context, converter) => {
  const alt = attribute(element, 'alt') ?? ''
  if (hasClass(element, ...DRAWN_FORMULA) && alt.trim() !== '') {
    writeFormula(alt, hasClass(element, 'ql-img-displayed-equation'), context, converter)
    return
  }
  if (hasClass(element, 'wp-smiley', 'emoji')) {
    converter.writer.add(alt, context.open)
    return
  }
  if ((pixels(element, 'width') ?? 2) <= 1 || (pixels(element, 'height') ?? 2) <= 1) return
  const paragraph = picture(addressOf(element), element, context, converter)
  if (paragraph) converter.writer.push(paragraph)
}

/** Reads a block whose style has a background picture, which is part of the story. */
export const readCover: Reader = (element, context, converter) => {
  const address = /background-image\s*:\s*url\(\s*["']?([^"')]+)/i.exec(styleOf(element))?.[1]
  converter.writer.edge()
  const paragraph = address === undefined ? undefined : picture(address, element, context, converter)
  if (paragraph) converter.writer.push(paragraph)
  converter.children(element, context)
  converter.writer.edge()
}

/** Reads a figure: its caption goes to what it shows, or follows below if it shows several things. */
export const readFigure: Reader = (element, context, converter) => {
  const { writer } = converter
  writer.edge()
  const captions: Element[] = []
  const layout = layoutOf(element, context.layout)
  const from = writer.paragraphs.length
  const isPull = context.isPull || hasClass(element, 'wp-block-pullquote')
  converter.children(element, { ...context, captions, isPull, ...(layout ? { layout } : {}) })
  writer.edge()
  for (const caption of captions) placeCaption(caption, from, context, converter)
}

function placeCaption(caption: Element, from: number, context: Context, converter: Converter): void {
  const { writer } = converter
  const others: Unnamed[] = []
  const words = wordsOf(caption, context, converter, others)
  if (words.text !== '') {
    const shown = writer.paragraphs.slice(from)
    const only = shown.length === 1 ? shown[0] : undefined
    if ((only?.type === 'IMG' || only?.type === 'IFRAME' || only?.type === 'TABLE') && only.text === '')
      Object.assign(only, words)
    else if (only?.type === 'MIXTAPE_EMBED' && only.description === '') only.description = words.text
    else {
      // A quotation's attribution belongs to it, however many paragraphs it has.
      const [first] = shown
      const isQuote =
        (first?.type === 'BQ' || first?.type === 'PQ') && shown.every((p) => p.type === first.type)
      writer.push({ type: isQuote ? first.type : 'P', ...emphasised(words) })
    }
  }
  for (const paragraph of others) writer.push(paragraph)
}

const emphasised = (words: ReturnType<typeof wordsOf>): ReturnType<typeof wordsOf> => ({
  text: words.text,
  markups: [
    { type: 'EM', start: 0, end: words.text.length },
    ...words.markups.filter(({ type }) => type !== 'EM'),
  ],
})
