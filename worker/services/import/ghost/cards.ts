import { escapeMarkup } from '../../../../schema/rules/markup'
import { markdownHtml } from '../../../../schema/story/markdown-html'

/** A card of Ghost's editors: its data, whose names both editors share. */
export type CardData = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const escaped = (value: unknown): string => escapeMarkup(text(value))

const row = (value: unknown): CardData =>
  (typeof value === 'object' && value !== null ? value : {}) as CardData

/** A caption is HTML. */
const caption = (data: CardData): string =>
  text(data.caption) === '' ? '' : `<figcaption>${text(data.caption)}</figcaption>`

const WIDTHS: Readonly<Record<string, string>> = { wide: 'kg-width-wide', full: 'kg-width-full' }

function image(data: CardData): string {
  const size = ['width', 'height'].map((name) => ` ${name}="${escaped(data[name])}"`).join('')
  const img = `<img src="${escaped(data.src)}" alt="${escaped(data.alt)}"${data.width ? size : ''}>`
  const linked = text(data.href) === '' ? img : `<a href="${escaped(data.href)}">${img}</a>`
  return `<figure class="${WIDTHS[text(data.cardWidth)] ?? ''}">${linked}${caption(data)}</figure>`
}

function gallery(data: CardData): string {
  const images = Array.isArray(data.images) ? data.images.map(row) : []
  return `<figure class="kg-gallery-card">${images.map((one) => image({ ...one, caption: '' })).join('')}${caption(data)}</figure>`
}

function bookmark(data: CardData): string {
  const meta = row(data.metadata)
  const [title, description, site] = ['title', 'description', 'publisher'].map((name) =>
    escaped(meta[name] ?? data[name]),
  )
  return `<div class="link-card"><a href="${escaped(data.url)}"><strong>${title}</strong><em>${description}</em>${site}</a></div>${text(data.caption) === '' ? '' : `<p>${text(data.caption)}</p>`}`
}

/** A box as Ghost renders it. */
const callout = (data: CardData): string =>
  `<div class="kg-callout-card kg-callout-card-${escaped(data.backgroundColor)}"><div class="kg-callout-emoji">${escaped(data.calloutEmoji)}</div><div class="kg-callout-text">${text(data.calloutText)}</div></div>`

const code = (data: CardData): string =>
  `<pre data-lang="${escaped(data.language)}"><code>${escaped(data.code)}</code></pre>`

const file = (data: CardData): string =>
  `<p><a href="${escaped(data.src)}">${escaped(data.fileTitle || data.fileName || data.src)}</a></p>`

const heading = (value: unknown): string => (text(value) === '' ? '' : `<h3>${text(value)}</h3>`)

const header = (data: CardData): string =>
  `${heading(data.header ?? data.heading)}<p>${text(data.subheader ?? data.subheading)}</p>`

const product = (data: CardData): string =>
  `${text(data.productImageSrc) === '' ? '' : image({ src: data.productImageSrc })}${heading(data.productTitle)}${text(data.productDescription)}`

const CARDS: Readonly<Record<string, (data: CardData) => string>> = {
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
      ? `<p>${escaped(data.url)}</p>`
      : `<figure>${text(data.html)}${caption(data)}</figure>`,
  callout,
  toggle: (data) => `${heading(data.heading)}${text(data.content)}`,
  button: (data) => `<p><a href="${escaped(data.buttonUrl)}">${escaped(data.buttonText)}</a></p>`,
  header,
  product,
  file,
  video: (data) =>
    `<figure><video src="${escaped(data.src)}" poster="${escaped(data.thumbnailSrc)}"></video>${caption(data)}</figure>`,
  audio: (data) => `<audio src="${escaped(data.src)}" title="${escaped(data.title)}"></audio>`,
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  // What isn't part of the text: where members join, and where the preview for everybody else ends.
  paywall: () => '',
  signup: () => '',
  email: () => '',
  'email-cta': () => '',
}

/** A card as HTML; nothing if its type is unknown. */
export const cardHtml = (type: string, data: CardData): string | undefined =>
  Object.hasOwn(CARDS, type) ? CARDS[type]?.(data) : undefined
