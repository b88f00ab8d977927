import { escapeMarkup } from '../../../../schema/rules/markup'
import { markdownHtml } from '../../../../schema/story/markdown-html'
import { type Data, plainHtml, row, text } from '../html/data-html'

const escaped = (value: unknown): string => escapeMarkup(text(value))

/** A caption is HTML. */
const caption = (data: Data): string =>
  text(data.caption) === '' ? '' : `<figcaption>${text(data.caption)}</figcaption>`

const size = (data: Data, width = 'width', height = 'height'): string =>
  Number(data[width]) > 0 && Number(data[height]) > 0
    ? ` width="${Math.round(Number(data[width]))}" height="${Math.round(Number(data[height]))}"`
    : ''

/** A button that leads somewhere; nothing if it isn't shown. */
const button = (address: unknown, words: unknown, isShown: unknown = true): string =>
  isShown === false || (text(address) === '' && text(words) === '')
    ? ''
    : text(address) === ''
      ? `<p>${escaped(words)}</p>`
      : `<div class="link-button"><a href="${escaped(address)}">${escaped(words) || escaped(address)}</a></div>`

const WIDTHS: Readonly<Record<string, string>> = { wide: 'kg-width-wide', full: 'kg-width-full' }

function image(data: Data): string {
  const img = `<img src="${escaped(data.src)}" alt="${escaped(data.alt)}"${size(data)}>`
  const linked = text(data.href) === '' ? img : `<a href="${escaped(data.href)}">${img}</a>`
  return `<figure class="${WIDTHS[text(data.cardWidth)] ?? ''}">${linked}${caption(data)}</figure>`
}

function gallery(data: Data): string {
  const images = Array.isArray(data.images) ? data.images.map(row) : []
  return `<figure class="kg-gallery-card">${images.map((one) => image({ ...one, caption: '' })).join('')}${caption(data)}</figure>`
}

function bookmark(data: Data): string {
  const meta = row(data.metadata)
  const [title, description, publisher, author] = ['title', 'description', 'publisher', 'author'].map(
    (name) => escaped(meta[name] ?? data[name]),
  )
  const site = [publisher, author].filter(Boolean).join(' · ')
  return `<div class="link-card"><a href="${escaped(data.url)}"><strong>${title}</strong> <em>${description}</em> ${site}</a></div>${text(data.caption) === '' ? '' : `<p>${text(data.caption)}</p>`}`
}

/** A box as Ghost renders it. */
const callout = (data: Data): string =>
  `<div class="kg-callout-card kg-callout-card-${escaped(data.backgroundColor)}"><div class="kg-callout-emoji">${escaped(data.calloutEmoji)}</div><div class="kg-callout-text">${text(data.calloutText)}</div></div>`

const code = (data: Data): string =>
  `<figure><pre data-lang="${escaped(data.language)}"><code>${escaped(data.code)}</code></pre>${caption(data)}</figure>`

const file = (data: Data): string =>
  `<p><a href="${escaped(data.src)}">${escaped(data.fileTitle || data.fileName || data.src)}</a></p>${paragraph(data.fileCaption)}`

const heading = (value: unknown): string => (text(value) === '' ? '' : `<h3>${text(value)}</h3>`)

/** Words that may have markup. */
const paragraph = (value: unknown): string =>
  text(value) === ''
    ? ''
    : /<(?:p|ul|ol|h\d|div)\b/i.test(text(value))
      ? text(value)
      : `<p>${text(value)}</p>`

const picture = (src: unknown, data: Data, width: string, height: string): string =>
  text(src) === '' ? '' : image({ src, width: data[width], height: data[height] })

const header = (data: Data): string =>
  picture(data.backgroundImageSrc, data, 'backgroundImageWidth', 'backgroundImageHeight') +
  heading(data.header ?? data.heading) +
  paragraph(data.subheader ?? data.subheading) +
  button(data.buttonUrl, data.buttonText, data.buttonEnabled)

const stars = (data: Data): string =>
  data.productRatingEnabled === true
    ? `<p>${'★'.repeat(Math.min(5, Number(data.productStarRating) || 0))}</p>`
    : ''

const product = (data: Data): string =>
  picture(data.productImageSrc, data, 'productImageWidth', 'productImageHeight') +
  heading(data.productTitle) +
  stars(data) +
  paragraph(data.productDescription) +
  button(data.productUrl, data.productButton, data.productButtonEnabled ?? text(data.productUrl) !== '')

const callToAction = (data: Data): string =>
  (data.hasSponsorLabel === true ? paragraph(data.sponsorLabel) : '') +
  picture(data.imageUrl, data, 'imageWidth', 'imageHeight') +
  paragraph(data.textValue) +
  button(data.buttonUrl, data.buttonText, data.showButton)

const video = (data: Data): string =>
  `<figure class="${WIDTHS[text(data.cardWidth)] ?? ''}"><video src="${escaped(data.src)}" poster="${escaped(data.customThumbnailSrc || data.thumbnailSrc)}"${size(data)}></video>${caption(data)}</figure>`

/** Where what only members read begins. */
const PAYWALL = '<!--members-only-->'

const CARDS: Readonly<Record<string, (data: Data) => string>> = {
  image,
  gallery,
  bookmark,
  code,
  codeblock: code,
  markdown: (data) => markdownHtml(text(data.markdown)),
  'card-markdown': (data) => markdownHtml(text(data.markdown)),
  html: (data) => text(data.html),
  embed: (data) =>
    text(data.html) === ''
      ? `<p>${escaped(data.url)}</p>${paragraph(data.caption)}`
      : `<figure>${text(data.html)}${caption(data)}</figure>`,
  callout,
  toggle: (data) => `<details><summary>${text(data.heading)}</summary>${paragraph(data.content)}</details>`,
  button: (data) => button(data.buttonUrl, data.buttonText),
  'call-to-action': callToAction,
  header,
  product,
  file,
  video,
  audio: (data) =>
    `<figure><audio src="${escaped(data.src)}" title="${escaped(data.title)}"></audio>${caption(data)}</figure>`,
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  paywall: () => PAYWALL,
  // What isn't part of the text is named: where people join, and what was only sent.
  signup: (data) => around(paragraph(data.header) + paragraph(data.subheader) + paragraph(data.disclaimer)),
  email: (data) => around(paragraph(data.html)),
  'email-cta': (data) =>
    around(paragraph(data.html) + button(data.buttonUrl, data.buttonText, data.showButton)),
}

const around = (html: string): string => (html === '' ? '' : `<div class="kg-signup-card">${html}</div>`)

/**
 * A card as HTML. One of an unknown type is read for its words, pictures and links.
 *
 * @param left hears of a card of an unknown type, and whether something of it is there.
 */
export function cardHtml(
  type: string,
  data: Data,
  left: (type: string, isPlain: boolean) => void = () => {},
): string {
  const html = Object.hasOwn(CARDS, type) ? CARDS[type]?.(data) : undefined
  if (html !== undefined) return gated(html, data)
  const plain = plainHtml(data)
  left(type, plain !== '')
  return gated(plain, data)
}

/** A card that only members see begins what isn't for everybody. */
function gated(html: string, { visibility }: Data): string {
  const web = row(row(visibility).web)
  const isForAll = web.nonMember !== false && row(visibility).showOnWeb !== false
  return isForAll || html === '' ? html : `${PAYWALL}${html}`
}
