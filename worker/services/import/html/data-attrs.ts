import { parseFragment } from 'parse5'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'
import {
  attribute,
  descendants,
  type Element,
  hasClass,
  isText,
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

/** How deep posts may quote posts. */
const DEEPEST_QUOTE = 5

/** What somebody wrote elsewhere: their words, their pictures, what they quoted, and the link to it. */
function post(data: Data, depth = 0): string {
  const inner = row(data.comment)
  const names = [data.name, data.authorName, data.author_name, inner.name]
  const handles = [data.username, data.authorHandle, inner.handle]
  const [name = '', handle = ''] = [names, handles].map((all) => all.map(text).find(Boolean))
  const isSigned = name !== '' || handle !== ''
  const words =
    text(data.full_text) || text(inner.body) || (isSigned ? text(data.text) || text(data.body) : '')
  if (words === '') return ''
  const by = [name, handle === '' ? '' : `@${handle.replace(/^@/, '')}`].filter(Boolean)
  const address = addressIn(data)
  const lines = words.split(/\n+/).map((line) => `<p>${escapeMarkup(line)}</p>`)
  const title = escapeMarkup(by.join(' ') || address)
  const source = address === '' ? title : `<a href="${escapeMarkup(address)}">${title}</a>`
  const pictures = [data.photos, data.images, inner.attachments].flatMap(picturesIn)
  return `<blockquote>${lines.join('')}${source === '' ? '' : `<p>${source}</p>`}</blockquote>${depth < DEEPEST_QUOTE ? post(row(data.quoted_tweet), depth + 1) : ''}${pictures.join('')}`
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
  // A card has no room for a picture of another site, which is named.
  const pictures = ['thumbnail_url', 'image', 'cover_image', 'logo_url'].flatMap((name) =>
    picturesIn([data[name]]),
  )
  return `<div class="link-card"><a href="${escapeMarkup(address)}"><strong>${escapeMarkup(title)}</strong> <em>${escapeMarkup(description)}</em> ${escapeMarkup(site)} ${pictures.join('')}</a></div>`
}

/** The first of these that the data is enough for. */
const KINDS: readonly ((data: Data) => string)[] = [formula, (data) => post(data), gallery]

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

/** How much of an element is looked at, and how many elements with data a document may have. */
const MOST_LOOKED_AT = 2_000
const MOST_WITH_DATA = 2_000

/** What an element says and shows, as far as it is looked at. */
function looked(element: Element): { words: string; hasMedium: boolean } {
  let words = ''
  let left = MOST_LOOKED_AT
  for (const inner of descendants({ childNodes: [element] })) {
    if (--left < 0 || words.length > 10 * MOST_LOOKED_AT) break
    if (MEDIA.includes(inner.tagName)) return { words, hasMedium: true }
    for (const node of inner.childNodes) if (isText(node)) words += node.value
  }
  return { words, hasMedium: false }
}

function saysSomething(element: Element): boolean {
  const { words, hasMedium } = looked(element)
  return hasMedium || words.trim() !== ''
}

function parsed(json: string): Data | undefined {
  try {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : undefined
  } catch {
    return undefined
  }
}

/** What an element is, for a person: the name of its kind. */
const kindOf = (element: Element): string =>
  (attribute(element, 'data-component-name') ?? attribute(element, 'class') ?? element.tagName).split(
    /\s/,
  )[0] ?? ''

/** Addresses that a newsletter puts in for each reader, and those where people join or pay. */
const FOR_READERS =
  /^%%|\/(?:subscribe|checkout|gift|refer|leaderboard)(?:[/?#]|$)|[?&](?:action=share|gift=true)/

/** Letters and digits alone. */
const squeezed = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether what an element says itself lacks what its data says. */
function lacks(element: Element, html: Tree): boolean {
  const { words, hasMedium } = looked(element)
  return !hasMedium && !squeezed(words).includes(squeezed(textOf(html)))
}

/**
 * Elements that scripts fill get what their `data-attrs` say: newsletters have nothing else of them. Buttons that ask to
 * subscribe become what is left out and named.
 *
 * @returns kinds of elements that say nothing, not even in their data.
 */
export function fillDataAttrs(root: Tree): string[] {
  const silent = new Set<string>()
  let left = MOST_WITH_DATA
  for (const element of descendants(root)) {
    const json = attribute(element, 'data-attrs')
    const data = json === undefined ? undefined : parsed(json)
    if (data === undefined || MEDIA.includes(element.tagName)) continue
    if (--left < 0) break
    const isForReaders = FOR_READERS.test(text(data.url))
    const html = isForReaders ? plainHtml({ text: data.text }) : dataHtml(element, data)
    const filled = parseFragment(html) as unknown as Tree
    if (html === '' && !saysSomething(element)) silent.add(kindOf(element))
    // Their classes say how a script would show them, not what they are now.
    const attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'data-attrs')
    if (isForReaders) element.attrs = [...attrs, { name: 'class', value: 'subscription-widget-wrap' }]
    if (html === '' || (saysSomething(element) && !lacks(element, filled))) continue
    if (!isForReaders) element.attrs = attrs
    element.childNodes.push(...filled.childNodes)
  }
  return [...silent]
}
