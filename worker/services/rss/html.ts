import { foreignPictureUrl, imageUrl } from '../../../schema/rules/images'
import { safeWebAddress } from '../../../schema/rules/links'
import type {
  ButtonParagraph,
  FootnoteParagraph,
  IframeParagraph,
  ImageParagraph,
  LinkCardParagraph,
  ListItemParagraph,
  Paragraph,
  StoryBody,
  TableCell,
  TableParagraph,
} from '../../../schema/story/paragraph'
import { newsletterWording } from '../../../schema/wording/newsletter'
import { htmlLists } from './html-list'
import { htmlMath } from './html-math'
import { htmlRows } from './html-table'
import { absoluteHref, type HtmlPlace, htmlText } from './html-text'
import { element, emptyElement, joined, type Xml, type XmlContent } from './xml'

/** The maximum width of a story's picture in a feed, in pixels. */
const PICTURE_WIDTH = 1192

/** The HTML of texts that are shown again and again, by where, for as long as somebody holds the text. */
const kept = new WeakMap<StoryBody, { place: HtmlPlace; html: Xml }>()

/**
 * A story's text as HTML for readers outside our pages: every address absolute, no scripts, no styles except
 * the alignment of cells. Rule: docs/rules/feeds.md, "Stories as HTML".
 */
export function storyHtml(body: StoryBody, place: HtmlPlace): Xml {
  const known = kept.get(body)
  if (known && isSame(known.place, place)) return known.html
  const html = joined(...grouped(body).map((group) => renderGroup(group, place)))
  kept.set(body, { place, html })
  return html
}

const isSame = (one: HtmlPlace, other: HtmlPlace): boolean =>
  one.link === other.link &&
  one.origin === other.origin &&
  one.newsletter?.name === other.newsletter?.name &&
  one.newsletter?.href === other.newsletter?.href

/** Paragraphs that share one element: items of a list, lines of a quote, notes. */
function grouped(body: StoryBody): [Paragraph, ...Paragraph[]][] {
  const groups: [Paragraph, ...Paragraph[]][] = []
  for (const paragraph of body) {
    const last = groups.at(-1)
    const kind = groupOf(paragraph)
    if (last && kind !== undefined && kind === groupOf(last[0])) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

function groupOf({ type }: Paragraph): string | undefined {
  if (type === 'ULI' || type === 'OLI') return 'list'
  return type === 'BQ' || type === 'FOOTNOTE' ? type : undefined
}

function renderGroup(group: [Paragraph, ...Paragraph[]], place: HtmlPlace): XmlContent {
  const [paragraph] = group
  switch (paragraph.type) {
    case 'ULI':
    case 'OLI':
      return htmlLists(group as ListItemParagraph[], place)
    case 'BQ':
      return element(
        'blockquote',
        {},
        group.map((line) =>
          line.type === 'BQ' ? element('p', {}, htmlText(line.text, line.markups, place)) : null,
        ),
      )
    case 'FOOTNOTE':
      return [emptyElement('hr'), (group as FootnoteParagraph[]).map((note) => footnote(note, place))]
    default:
      return renderOne(paragraph, place)
  }
}

function renderOne(
  paragraph: Exclude<Paragraph, ListItemParagraph | FootnoteParagraph>,
  place: HtmlPlace,
): XmlContent {
  switch (paragraph.type) {
    case 'P':
    case 'H2':
    case 'H3':
    case 'H4':
      return element(paragraph.type.toLowerCase(), {}, htmlText(paragraph.text, paragraph.markups, place))
    case 'BQ':
    case 'PQ':
      return element('blockquote', {}, element('p', {}, htmlText(paragraph.text, paragraph.markups, place)))
    // Feed readers may drop elements that open and close, but not their words.
    case 'TOGGLE':
      return element('p', {}, element('strong', {}, htmlText(paragraph.text, paragraph.markups, place)))
    case 'PRE':
      return element(
        'pre',
        {},
        code(paragraph.language, htmlText(paragraph.text, paragraph.markups, place, '\n')),
      )
    case 'IMG':
      return picture(paragraph, place)
    case 'IFRAME':
      return frame(paragraph, place)
    case 'MIXTAPE_EMBED':
      return card(paragraph, place)
    case 'BUTTON':
      return button(paragraph, place)
    case 'SUBSCRIBE':
      return subscribeLink(place)
    case 'HR':
      return paragraph.endsPreview ? null : emptyElement('hr')
    case 'TABLE':
      return table(paragraph, place)
    case 'MATH':
      return htmlMath(paragraph)
  }
}

const code = (language: string | undefined, text: Xml): Xml =>
  element('code', { class: language && `language-${language}` }, text)

const caption = ({ text, markups }: TableCell, place: HtmlPlace): Xml | null =>
  text === '' ? null : element('figcaption', {}, htmlText(text, markups, place))

/** The address of a picture in a format that every reader and mail program shows. @param width in its own pixels. */
export function picturePath({ imageId, foreignId }: ImageParagraph, width: number): string | undefined {
  if (imageId) return imageUrl(imageId, { strategy: 'resample', width, webp: false })
  return foreignId && foreignPictureUrl(foreignId, 'feed')
}

function picture(image: ImageParagraph, place: HtmlPlace): Xml | null {
  const path = picturePath(image, PICTURE_WIDTH)
  if (path === undefined) return null
  const scale = Math.min(1, PICTURE_WIDTH / (image.width ?? PICTURE_WIDTH))
  const size = (pixels: number | undefined) => pixels && Math.max(1, Math.round(pixels * scale))
  const shown = emptyElement('img', {
    src: place.origin + path,
    alt: image.alt,
    width: size(image.width),
    height: size(image.height),
  })
  const href = absoluteHref(image.href, place)
  return element('figure', {}, href ? element('a', { href }, shown) : shown, caption(image, place))
}

/** Most feed readers show no frames: the link in the caption is for them. */
function frame(iframe: IframeParagraph, place: HtmlPlace): Xml | null {
  const src = safeWebAddress(iframe.src)
  if (!src) return null
  const { title, width, height } = iframe
  const link = element('a', { href: src }, title || src)
  return element(
    'figure',
    {},
    element('iframe', { src, title, width, height }),
    element('figcaption', {}, link, iframe.text && [' ', htmlText(iframe.text, iframe.markups, place)]),
  )
}

function card({ href, title, description, site }: LinkCardParagraph, place: HtmlPlace): Xml | null {
  const target = absoluteHref(href, place)
  if (!target) return null
  const lines = [description, site].filter(Boolean).map((line) => [emptyElement('br'), line])
  return element('p', {}, element('a', { href: target }, element('strong', {}, title || target)), lines)
}

function button({ href, label }: ButtonParagraph, place: HtmlPlace): Xml | null {
  const target = absoluteHref(href, place)
  return target ? element('p', {}, element('a', { href: target }, element('strong', {}, label))) : null
}

/** Feeds have no forms. */
const subscribeLink = ({ newsletter }: HtmlPlace): Xml | null =>
  newsletter
    ? element(
        'p',
        {},
        element(
          'a',
          { href: newsletter.href },
          element('strong', {}, newsletterWording.heading(newsletter.name)),
        ),
      )
    : null

function table(paragraph: TableParagraph, place: HtmlPlace): Xml {
  const { text, markups } = paragraph
  return element(
    'table',
    {},
    text === '' ? null : element('caption', {}, htmlText(text, markups, place)),
    htmlRows(paragraph, place),
  )
}

/** By its label, because the text refers to it by that. */
const footnote = ({ label, text, markups }: FootnoteParagraph, place: HtmlPlace): Xml =>
  element('p', { id: `fn-${label}` }, element('sup', {}, label), ' ', htmlText(text, markups, place))
