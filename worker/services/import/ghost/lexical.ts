import { escapeMarkup } from '../../../../schema/rules/markup'
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

/** Markup around a node's children. */
function elementOf(node: Node): string | undefined {
  const type = text(node.type).replace(/^extended-/, '')
  if (type === 'paragraph') return 'p'
  if (type === 'heading') return /^h[1-6]$/.test(text(node.tag)) ? text(node.tag) : 'h2'
  if (type === 'list') return node.listType === 'number' ? 'ol' : 'ul'
  if (type === 'listitem') return 'li'
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

function htmlOf(node: Node, depth: number, left: (type: string) => void): string {
  if (depth > DEEPEST) return ''
  const type = text(node.type).replace(/^extended-/, '')
  if (type === 'text') return words(node)
  if (type === 'linebreak') return '<br>'
  const element = elementOf(node)
  if (element === undefined) {
    const card = cardHtml(type, node)
    if (card === undefined) left(type)
    return card ?? ''
  }
  const children = Array.isArray(node.children) ? (node.children as unknown[]) : []
  const inner = children
    .map((child) =>
      typeof child === 'object' && child !== null ? htmlOf(child as Node, depth + 1, left) : '',
    )
    .join('')
  return element === '' ? inner : `<${element}>${inner}</${element.split(' ')[0]}>`
}

/** A document of Ghost's newer editor as HTML; empty if it is none. */
export function lexicalHtml(json: string, left: (type: string) => void): string {
  try {
    const document = JSON.parse(json || 'null') as { root?: Node } | null
    return document?.root ? htmlOf(document.root, 0, left) : ''
  } catch {
    return ''
  }
}
