import { escapeMarkup } from '../../../../schema/rules/markup'
import { plainHtml } from '../html/data-html'
import { cardHtml } from './cards'

type Node = Readonly<Record<string, unknown>>

/** Bits of a text's format, and their elements. */
const FORMATS: readonly (readonly [number, string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]

/** Deeper than the editor lets anybody write. */
const DEEPEST = 100

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const CELLS: Readonly<Record<string, string>> = { table: 'table', tablerow: 'tr', tablecell: 'td' }

const number = (name: string, value: unknown): string =>
  Number.isSafeInteger(value) && value !== 1 ? `${name}="${Number(value)}"` : ''

/** Markup around a node's children. */
function elementOf(node: Node): string | undefined {
  const type = text(node.type).replace(/^extended-/, '')
  if (type === 'paragraph') return 'p'
  if (type === 'heading') return /^h[1-6]$/.test(text(node.tag)) ? text(node.tag) : 'h2'
  if (type === 'list') return node.listType === 'number' ? `ol${number(' start', node.start)}` : 'ul'
  if (type === 'listitem') return 'li'
  if (type === 'table' || type === 'tablerow' || type === 'tablecell') return CELLS[type]
  if (type === 'quote') return 'blockquote'
  if (type === 'aside') return 'blockquote class="pullquote"'
  if (type === 'link' || type === 'autolink') return `a href="${escapeMarkup(text(node.url))}"`
  return type === 'root' ? '' : undefined
}

function words(node: Node): string {
  const format = typeof node.format === 'number' ? node.format : 0
  return FORMATS.filter(([bit]) => (format & bit) !== 0).reduce(
    (inner, [, tag]) => `<${tag}>${inner}</${tag}>`,
    escapeMarkup(text(node.text)),
  )
}

/** The words of a node that is nested deeper than it can be read. */
function textBelow(root: Node): string {
  const words: string[] = []
  const waiting: unknown[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue
    const { text: own, children } = node as Node
    if (typeof own === 'string') words.push(own)
    if (Array.isArray(children)) waiting.push(...children.toReversed())
  }
  return words.join(' ')
}

const childrenOf = (node: Node, depth: number, left: (type: string, isPlain: boolean) => void): string =>
  (Array.isArray(node.children) ? (node.children as unknown[]) : [])
    .map((child) =>
      typeof child === 'object' && child !== null ? htmlOf(child as Node, depth + 1, left) : '',
    )
    .join('')

function htmlOf(node: Node, depth: number, left: (type: string, isPlain: boolean) => void): string {
  if (depth > DEEPEST) return `<p>${escapeMarkup(textBelow(node))}</p>`
  const type = text(node.type).replace(/^extended-/, '')
  if (type === 'text') return words(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return ' '
  const element = elementOf(node)
  if (element === undefined) {
    // Around text there may be elements of other editors.
    if (Array.isArray(node.children)) {
      const { children: _, ...own } = node
      const html = plainHtml(own)
      if (html !== '') left(type, true)
      return `<div>${html}${childrenOf(node, depth, left)}</div>`
    }
    return cardHtml(type, node, left)
  }
  const inner = childrenOf(node, depth, left)
  return element === '' ? inner : `<${element}>${inner}</${element.split(' ')[0]}>`
}

/** A document of Ghost's newer editor as HTML; empty if it is none. */
export function lexicalHtml(json: string, left: (type: string, isPlain: boolean) => void): string {
  try {
    const document = JSON.parse(json || 'null') as { root?: Node } | null
    return document?.root ? htmlOf(document.root, 0, left) : ''
  } catch {
    return ''
  }
}
