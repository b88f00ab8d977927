import { formulaTree } from '../../../../schema/story/formula-tree'
import type { MathNode } from '../../../../schema/story/paragraph'
import { treeOf } from '../paste/dom-tree'
import { inertMarkup } from '../paste/inert-markup'

const MATHML = 'http://www.w3.org/1998/Math/MathML'

const parse = (markup: string) => treeOf(inertMarkup(markup))

function domOf(node: MathNode): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const element = document.createElementNS(MATHML, node.name)
  for (const [name, value] of Object.entries(node.attributes ?? {})) element.setAttribute(name, value)
  for (const child of node.children) element.appendChild(domOf(child))
  return element
}

/** A formula as readers see it; nothing for what isn't one (yet). */
export function formulaDom(latex: string, isDisplay: boolean): Node | undefined {
  const tree = formulaTree(latex, isDisplay, parse)
  return tree === undefined ? undefined : domOf(tree)
}
