/**
 * A tree of HTML as parse5 makes it in the worker; in the browser its own parser's tree is copied to one. Rule:
 * docs/rules/import.md, "HTML".
 */
export interface TextNode {
  nodeName: '#text'
  value: string
}

export interface Element {
  nodeName: string
  tagName: string
  attrs: { name: string; value: string }[]
  childNodes: Node[]
}

/** Comments and the like, which readers don't see. */
interface OtherNode {
  nodeName: '#comment' | '#documentType'
  /** What a comment says. */
  data?: string
}

export type Node = TextNode | Element | OtherNode

/** What a document or a part of one is read from. */
export interface Tree {
  childNodes: Node[]
}

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is TextNode => node.nodeName === '#text'

/** An attribute's value, or nothing if it is missing. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

/** How much of a style is read: more than anybody writes by hand. */
const LONGEST_STYLE = 1_000

/** An element's style, as far as it is read. */
export const styleOf = (element: Element): string =>
  (attribute(element, 'style') ?? '').slice(0, LONGEST_STYLE)

/** The classes of an element, one space around each: ` a b `. */
const classes = (element: Element): string => ` ${(attribute(element, 'class') ?? '').replace(/\s+/g, ' ')} `

/** Whether an element has one of the classes, or one with that prefix if the name ends in `*`. */
export function hasClass(element: Element, ...names: string[]): boolean {
  const all = classes(element)
  return names.some((name) =>
    name.endsWith('*') ? all.includes(` ${name.slice(0, -1)}`) : all.includes(` ${name} `),
  )
}

/** Elements of a tree in document order, without the root. Never recurses, because trees may be deep. */
export function* descendants(root: Tree): Generator<Element> {
  const waiting = [...root.childNodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isElement(node)) continue
    yield node
    for (let i = node.childNodes.length - 1; i >= 0; i--) waiting.push(node.childNodes[i] as Node)
  }
}

/** The first element below `root` with one of the tag names, or nothing. */
export function find(root: Tree, ...tags: string[]): Element | undefined {
  for (const element of descendants(root)) if (tags.includes(element.tagName)) return element
  return undefined
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'title'])

/** The text of a tree as in the source, without invisible parts. */
export function textOf(root: Tree): string {
  const parts: string[] = []
  const waiting: Node[] = [...root.childNodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isText(node)) parts.push(node.value)
    else if (isElement(node)) {
      if (node.tagName === 'br') parts.push('\n')
      if (UNSEEN.has(node.tagName)) continue
      for (let i = node.childNodes.length - 1; i >= 0; i--) waiting.push(node.childNodes[i] as Node)
    }
  }
  return parts.join('')
}
