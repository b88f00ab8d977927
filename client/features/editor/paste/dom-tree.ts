import type { Element, Node, Tree } from '../../../../schema/story/from-html/tree'

/** Deeper than anybody writes; deeper elements are left out. */
const DEEPEST = 400

const TEXT = 3
const ELEMENT = 1

/**
 * Copies the browser's tree, so that what is pasted is read as an import is. Nothing in it has been run: the editor
 * parses it in a separate document, without scripts.
 */
export function treeOf(root: globalThis.Node, depth = 0): Tree {
  const childNodes: Node[] = []
  for (const node of root.childNodes) {
    if (node.nodeType === TEXT) childNodes.push({ nodeName: '#text', value: node.nodeValue ?? '' })
    else if (node.nodeType === ELEMENT && depth < DEEPEST)
      childNodes.push(elementOf(node as globalThis.Element, depth + 1))
  }
  return { childNodes }
}

function elementOf(element: globalThis.Element, depth: number): Element {
  const tagName = element.localName
  const attrs = Array.from(element.attributes, ({ name, value }) => ({ name, value }))
  return { nodeName: tagName, tagName, attrs, ...treeOf(element, depth) }
}
