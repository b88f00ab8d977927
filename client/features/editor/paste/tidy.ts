import {
  attribute,
  type Element,
  isElement,
  type Node,
  styleOf,
  type Tree,
} from '../../../../schema/story/from-html/tree'
import { withFormulas } from './typed-formulas'
import { nestWordLists } from './word-lists'
import { markNotes } from './word-notes'

/** Where Google Docs puts the content: in a bold element that isn't bold. */
const isDocsWrapper = (element: Element): boolean =>
  element.tagName === 'b' && /^docs-internal-guid-/.test(attribute(element, 'id') ?? '')

/** Links of Google Docs and of searches lead through a page of theirs that counts them. */
function directHref(href: string): string {
  const [, query] = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(.*)$/.exec(href) ?? []
  if (query === undefined) return href
  const parameters = new URLSearchParams(query)
  return parameters.get('q') ?? parameters.get('url') ?? href
}

/** What is in an element; before an item of a checklist of Google Docs its box, as other programs write it. */
function withBox(element: Element, childNodes: Node[]): Node[] {
  if (element.tagName !== 'li' || attribute(element, 'role') !== 'checkbox') return childNodes
  const attrs = [{ name: 'type', value: 'checkbox' }]
  if (attribute(element, 'aria-checked') === 'true') attrs.push({ name: 'checked', value: '' })
  const box: Node = { nodeName: 'input', tagName: 'input', attrs, childNodes: [] }
  const [first, ...others] = childNodes
  const isParagraph = first !== undefined && isElement(first) && first.tagName === 'p'
  return isParagraph
    ? [{ ...first, childNodes: [box, ...first.childNodes] }, ...others]
    : [box, ...childNodes]
}

const HEADING_TAGS: Readonly<Record<string, string>> = {
  msotitle: 'h1',
  msosubtitle: 'h3',
  msoquote: 'blockquote',
  msointensequote: 'blockquote',
}

/** What Word writes as a paragraph of a style. */
function tagOf(element: Element): string {
  if (element.tagName !== 'p') return element.tagName
  return HEADING_TAGS[(attribute(element, 'class') ?? '').toLowerCase()] ?? 'p'
}

/** An element without what only its word processor understands. */
function tidied(element: Element): Node[] {
  // Pictures in a format of Word's own, and its settings.
  if (/^[vw]:/.test(element.tagName)) return []
  // What can be pressed is about its page rather than part of its text.
  if (element.tagName === 'button') return []
  // Google Docs draws the boxes of its checklists.
  if (element.tagName === 'img' && attribute(element, 'aria-roledescription') === 'checkbox') return []
  const childNodes = withBox(element, tidiedAll(element.childNodes))
  // Word's other elements (`o:p`, `st1:place`, `m:t`) have words in them.
  if (isDocsWrapper(element) || element.tagName.includes(':')) return childNodes
  const tagName = tagOf(element)
  const attrs = element.attrs.map((one) =>
    one.name === 'href' ? { ...one, value: directHref(one.value) } : one,
  )
  // An anchor without an address is a place to jump to.
  if (tagName === 'a' && attribute(element, 'href') === undefined) return childNodes
  return [{ ...element, nodeName: tagName, tagName, attrs, childNodes }]
}

const tidiedAll = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (isElement(node) ? tidied(node) : [node]))

/** Headings are bold by themselves: a bold run over the whole of one says nothing. */
function plainHeadings(nodes: readonly Node[], isHeading = false): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node
    const within = isHeading || /^h[1-6]$/.test(node.tagName)
    const childNodes = plainHeadings(node.childNodes, within)
    if (!within) return { ...node, childNodes }
    const isBold = node.tagName === 'b' || node.tagName === 'strong'
    const style = styleOf(node).replace(/font-weight\s*:[^;]*;?/gi, '')
    const attrs = node.attrs.map((one) => (one.name === 'style' ? { ...one, value: style } : one))
    return isBold
      ? { ...node, nodeName: 'span', tagName: 'span', attrs, childNodes }
      : { ...node, attrs, childNodes }
  })
}

/** What word processors put on the clipboard, without what only they understand. Rule: docs/rules/editor.md, "Paste". */
export const tidy = ({ childNodes }: Tree): Tree => ({
  childNodes: withFormulas(plainHeadings(nestWordLists(markNotes(tidiedAll(childNodes))))),
})
