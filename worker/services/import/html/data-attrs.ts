import { parseFragment } from 'parse5'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'
import {
  attribute,
  descendants,
  type Element,
  find,
  hasClass,
  isElement,
  type Tree,
  textOf,
} from '../../../../schema/story/from-html/tree'
import { addressIn, type Data, picturesIn, plainHtml, row, text } from './data-html'

const formula = (data: Data): string => {
  const source = text(data.persistentExpression ?? data.expression ?? data.latex ?? data.tex)
  return source === ''
    ? ''
    : `<math display="block"><semantics><annotation>${escapeMarkup(source)}</annotation></semantics></math>`
}

const caption = (data: Data): string => {
  const words = text(data.caption)
  return words === '' ? '' : `<figcaption>${escapeMarkup(words)}</figcaption>`
}

/** Several pictures with the words below them. */
function gallery(data: Data): string {
  const inner = row(data.gallery ?? data)
  const pictures = picturesIn(inner.images ?? inner.photos)
  return pictures.length === 0
    ? ''
    : `<figure class="wp-block-gallery">${pictures.join('')}${caption(inner)}</figure>`
}

/** Somebody who is named in the text. */
function mention(data: Data): string {
  const name = escapeMarkup(text(data.name) || text(data.handle))
  const address = text(data.url) || text(data.href)
  return name === '' ? '' : address === '' ? name : `<a href="${escapeMarkup(address)}">${name}</a>`
}

/** What somebody wrote elsewhere: their words, their pictures, what they quoted, and the link to it. */
function post(data: Data): string {
  const words = text(data.full_text) || text(data.text) || text(row(data.comment).body) || text(data.body)
  if (words === '') return ''
  const who = [
    text(data.name) || text(data.authorName) || text(data.author_name),
    text(data.username) || text(data.authorHandle),
  ]
  const by = who.filter(Boolean).map((name, i) => (i === 0 ? name : `@${name.replace(/^@/, '')}`))
  const quoted = post(row(data.quoted_tweet))
  const address = addressIn(data)
  const lines = words.split(/\n+/).map((line) => `<p>${escapeMarkup(line)}</p>`)
  const title = escapeMarkup(by.join(' '))
  const source =
    address === '' ? title : `<a href="${escapeMarkup(address)}">${title || escapeMarkup(address)}</a>`
  return `<blockquote>${lines.join('')}${source === '' ? '' : `<p>${source}</p>`}</blockquote>${quoted}${picturesIn(data.photos ?? data.images).join('')}`
}

/** What stands elsewhere as a story, a site, an episode: a card that leads there. */
function linked(data: Data): string {
  const address = addressIn(data)
  if (address === '') return ''
  const title =
    text(data.title) || text(data.name) || text(data.filename) || text(data.label) || text(data.text)
  const others = [
    'description',
    'subtitle',
    'truncated_body_text',
    'hero_text',
    'caption',
    'author',
    'author_name',
  ]
  const description = others
    .map((name) => text(data[name]))
    .filter(Boolean)
    .join(' ')
  const site = text(data.publication_name) || text(data.site_name)
  if (playableKind(address)) return plainHtml(data)
  return `<div class="link-card"><a href="${escapeMarkup(address)}"><strong>${escapeMarkup(title)}</strong><em>${escapeMarkup(description)}</em>${escapeMarkup(site)}</a></div>`
}

/** The first of these that the data is enough for. */
const KINDS: readonly ((data: Data) => string)[] = [formula, post, gallery]

/** What the data of an element says, as HTML; empty if that is nothing for a reader. */
function dataHtml(element: Element, data: Data): string {
  if (hasClass(element, 'mention-wrap', 'user-mention')) return mention(data)
  const own = KINDS.map((read) => read(data)).find(Boolean)
  if (own) return own
  const card = linked(data)
  // A poll's question and choices have no address that leads to them alone.
  return card === '' || Array.isArray(data.options) ? plainHtml(data) : card
}

const MEDIA = ['img', 'iframe', 'video', 'audio', 'embed', 'object', 'source', 'math']

const saysSomething = (element: Element): boolean =>
  textOf(element).trim() !== '' || find(element, ...MEDIA) !== undefined || MEDIA.includes(element.tagName)

function parsed(json: string): Data | undefined {
  try {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : undefined
  } catch {
    return undefined
  }
}

/** Elements that scripts fill get what their `data-attrs` say: newsletters have nothing else of them. */
export function fillDataAttrs(root: Tree): void {
  for (const element of descendants(root)) {
    const json = attribute(element, 'data-attrs')
    if (json === undefined || saysSomething(element)) continue
    const data = parsed(json)
    const html = data === undefined ? '' : dataHtml(element, data)
    if (html === '') continue
    const filled = parseFragment(html) as unknown as Tree
    // Their classes say how a script would show them, not what they are now.
    element.attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'data-attrs')
    element.childNodes = filled.childNodes.filter((node) => isElement(node) || node.nodeName === '#text')
  }
}
