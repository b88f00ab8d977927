import { escapeMarkup } from '../../../../schema/rules/markup'
import { row } from '../html/data-html'
import { cardHtml } from './cards'

/** Sections of a document: text, picture, list, card. */
const TEXT = 1
const PICTURE = 2
const LIST = 3
const CARD = 10

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote aside ul ol b strong i em a code s u sub sup mark del'.split(' '),
)

interface Document {
  markups: unknown[]
  atoms: unknown[]
  cards: unknown[]
  sections: unknown[]
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const tagOf = (value: unknown, otherwise: string): string => (TAGS.has(text(value)) ? text(value) : otherwise)

/** Reads a marker's words with the elements that open before them and close after them. */
function markersHtml(markers: unknown, document: Document): string {
  const open: string[] = []
  let html = ''
  for (const marker of list(markers)) {
    const [kind, opening, closing, value] = list(marker)
    for (const index of list(opening)) {
      const [tag, attributes] = list(document.markups[Number(index)])
      const name = tagOf(tag, 'span')
      const href = list(attributes)[list(attributes).indexOf('href') + 1]
      html += name === 'a' ? `<a href="${escapeMarkup(text(href))}">` : `<${name}>`
      open.push(name)
    }
    html += kind === 1 ? atomHtml(document.atoms[Number(value)]) : escapeMarkup(text(value))
    for (let i = 0; i < Number(closing) && open.length > 0; i++) html += `</${open.pop()}>`
  }
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

function atomHtml(atom: unknown): string {
  const [name, words] = list(atom)
  return name === 'soft-return' ? '<br>' : escapeMarkup(text(words))
}

function sectionHtml(
  section: unknown,
  document: Document,
  left: (type: string, isPlain: boolean) => void,
): string {
  const [kind, first, second] = list(section)
  if (kind === TEXT) {
    const tag = tagOf(first, 'p')
    return `<${tag}>${markersHtml(second, document)}</${tag}>`
  }
  if (kind === PICTURE) return `<img src="${escapeMarkup(text(first))}">`
  if (kind === LIST) {
    const tag = first === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${list(second)
      .map((item) => `<li>${markersHtml(item, document)}</li>`)
      .join('')}</${tag}>`
  }
  if (kind !== CARD) return ''
  const [type, data] = list(document.cards[Number(first)])
  return cardHtml(text(type), row(data), left)
}

/** A document of Ghost's older editor as HTML; empty if it is none. */
export function mobiledocHtml(json: string, left: (type: string, isPlain: boolean) => void): string {
  try {
    const parsed = JSON.parse(json || 'null') as Partial<Document> | null
    const document = {
      markups: list(parsed?.markups),
      atoms: list(parsed?.atoms),
      cards: list(parsed?.cards),
      sections: list(parsed?.sections),
    }
    return document.sections.map((section) => sectionHtml(section, document, left)).join('')
  } catch {
    return ''
  }
}
