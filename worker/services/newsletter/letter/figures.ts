import { foreignPictureUrl, imageUrl } from '../../../../schema/rules/images'
import { LETTER_TEXT_WIDTH } from '../../../../schema/rules/letter-content'
import { hostOf, safeWebAddress } from '../../../../schema/rules/links'
import type {
  ButtonParagraph,
  IframeParagraph,
  ImageParagraph,
  LinkCardParagraph,
  TableCell,
  TableParagraph,
} from '../../../../schema/story/paragraph'
import { picturePath } from '../../rss/html'
import { htmlRows } from '../../rss/html-table'
import { absoluteHref, type HtmlPlace, htmlText } from '../../rss/html-text'
import { element, emptyElement, type Xml, type XmlContent } from '../../rss/xml'
import { GALLERY_WIDTH, LOOK, pictureLook, SIDES, TEXT_LOOKS } from './looks'

/** Where a letter's blocks stand. */
export interface LetterPlace extends HtmlPlace {
  /** Names of the pictures of films, by the addresses of their frames. */
  posters: ReadonlyMap<string, string>
  /** Where its lines begin. */
  side: 'left' | 'right'
}

/** Device pixels of pictures as wide as the text: two for each of its own. */
const WIDE = LETTER_TEXT_WIDTH * 2
/** A card's picture, in CSS pixels. */
const CARD = { width: 120, height: 90 } as const
/** Pictures of films, as they come. */
const POSTER = { width: 480, height: 360 } as const

interface Shown {
  path: string
  alt: string
  width: number
  height?: number | undefined
}

const img = ({ path, alt, width, height }: Shown, { origin }: LetterPlace): Xml =>
  emptyElement('img', { src: origin + path, alt, width, height, style: pictureLook(width) })

const caption = (content: XmlContent): XmlContent =>
  element('p', { class: 'soft', style: LOOK.caption }, content)

const link = (href: string, content: XmlContent): Xml => element('a', { href, style: TEXT_LOOKS.A }, content)

/** A picture with its size, as far as it is known, and no larger than its place. */
function shown(image: ImageParagraph, most: number): Shown | undefined {
  const path = picturePath(image, WIDE)
  if (path === undefined) return undefined
  const { alt, width, height } = image
  const shownWidth = Math.min(most, width ?? most)
  return {
    path,
    alt,
    width: shownWidth,
    height: width && height ? Math.max(1, Math.round((height * shownWidth) / width)) : undefined,
  }
}

const captionOf = ({ text, markups }: TableCell, place: LetterPlace): XmlContent =>
  text === '' ? null : caption(htmlText(text, markups, place))

/** A picture, which leads where its writer says. */
export function picture(image: ImageParagraph, place: LetterPlace): Xml | null {
  const of = shown(image, LETTER_TEXT_WIDTH)
  if (!of) return null
  const href = absoluteHref(image.href, place)
  const itself = img(of, place)
  return element(
    'div',
    { style: LOOK.figure },
    href ? element('a', { href }, itself) : itself,
    captionOf(image, place),
  )
}

/** Pictures by twos, which lead to the story, where they can be enlarged. */
export function gallery(images: readonly ImageParagraph[], place: LetterPlace): Xml {
  const cells = images.flatMap((image) => {
    const of = shown(image, GALLERY_WIDTH)
    if (!of) return []
    const inner = [element('a', { href: place.link }, img(of, place)), captionOf(image, place)]
    return [element('td', { width: '50%', valign: 'top', style: 'padding:0 4px 8px' }, inner)]
  })
  const rows = cells.flatMap((cell, i) => (i % 2 === 0 ? [element('tr', {}, cell, cells[i + 1])] : []))
  return element('table', { ...LAYOUT, style: `${LOOK.figure};width:100%` }, rows)
}

/** A table that isn't one. */
export const LAYOUT = {
  role: 'presentation',
  cellpadding: 0,
  cellspacing: 0,
  border: 0,
  width: '100%',
} as const

/** What a frame shows, as a link: mail has no frames. A film has its picture. */
export function frame(iframe: IframeParagraph, place: LetterPlace): Xml | null {
  const src = safeWebAddress(iframe.src)
  if (!src) return null
  const poster = place.posters.get(iframe.src)
  const words = iframe.title || hostOf(src)
  return element(
    'div',
    { style: LOOK.figure },
    poster &&
      element(
        'a',
        { href: src },
        img({ path: foreignPictureUrl(poster, 'feed'), alt: words, ...POSTER }, place),
      ),
    element(
      'p',
      { class: 'soft', style: LOOK.caption },
      link(src, words),
      ` (${hostOf(src)})`,
      iframe.text && [emptyElement('br'), htmlText(iframe.text, iframe.markups, place)],
    ),
  )
}

/** A link with what is known of its page. */
export function card(paragraph: LinkCardParagraph, place: LetterPlace): Xml | null {
  const { href, title, description, site, imageId, foreignId } = paragraph
  const target = absoluteHref(href, place)
  if (!target) return null
  const soft = (line: string) =>
    line && [emptyElement('br'), element('span', { class: 'soft', style: LOOK.small }, line)]
  const path = imageId
    ? imageUrl(imageId, { strategy: 'crop', ...CARD, webp: false, pixelRatio: 2 })
    : foreignId && foreignPictureUrl(foreignId, 'feed')
  const side = imageId && path
  const above = path && !imageId ? img({ path, alt: '', width: LETTER_TEXT_WIDTH }, place) : null
  const words = element(
    'td',
    { style: LOOK.cardText },
    above,
    link(target, element('strong', {}, title || target)),
    soft(description),
    soft(site),
  )
  const aside =
    side &&
    element(
      'td',
      { valign: 'top', width: CARD.width, style: `${LOOK.cardPicture};${SIDES[place.side].cardPicture}` },
      img({ path: side, alt: '', ...CARD }, place),
    )
  return element('table', { ...LAYOUT, class: 'line', style: LOOK.card }, element('tr', {}, words, aside))
}

export function button({ href, label }: ButtonParagraph, place: LetterPlace): Xml | null {
  const target = absoluteHref(href, place)
  return target ? element('p', { style: LOOK.p }, buttonLink(target, label)) : null
}

export const buttonLink = (href: string, label: string): Xml =>
  element('a', { href, class: 'button', style: LOOK.button }, label)

/** A table of the story. One that is wider than the letter can be scrolled where programs allow it, with keys too. */
export function table(paragraph: TableParagraph, place: LetterPlace): Xml {
  const { text, markups } = paragraph
  return element(
    'div',
    { tabindex: 0, style: LOOK.scroll },
    element(
      'table',
      { class: 'line', style: LOOK.table },
      text === ''
        ? null
        : element('caption', { style: LOOK.caption, class: 'soft' }, htmlText(text, markups, place)),
      htmlRows(paragraph, place, LOOK.cell),
    ),
  )
}
