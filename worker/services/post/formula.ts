import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import temml from 'temml'
import { MAX_FORMULA, MAX_FORMULA_DEPTH } from '../../../schema/rules/limits'
import type { MathNode } from '../../../schema/story/paragraph'

type ParsedNode = DefaultTreeAdapterTypes.ChildNode

function mathNode(node: ParsedNode): MathNode | undefined {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('tagName' in node)) return undefined
  const attributes = Object.fromEntries(
    node.attrs
      .filter(({ name }) => !name.startsWith('on') && name !== 'href' && name !== 'style')
      .map(({ name, value }) => [name, value]),
  )
  const children = node.childNodes.map(mathNode).filter((child) => child !== undefined)
  return {
    name: node.tagName,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    children,
  }
}

/** Groups that stand in each other are set again for each that holds them. */
function isDeep(latex: string): boolean {
  let depth = 0
  for (const character of latex) {
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    if (depth > MAX_FORMULA_DEPTH) return true
  }
  return false
}

/** LaTeX as a tree of MathML; nothing for what isn't LaTeX or is too much, whose source is shown instead. */
export function formula(latex: string, displayMode = true): MathNode | undefined {
  if (latex.length > MAX_FORMULA || isDeep(latex)) return undefined
  try {
    const markup = temml.renderToString(latex, { displayMode, throwOnError: true, trust: false })
    const [root] = parseFragment(markup).childNodes
    return root && mathNode(root)
  } catch {
    return undefined
  }
}

/** Elements of a formula. */
export const elementsOf = (node: MathNode): number =>
  typeof node === 'string' ? 0 : node.children.reduce((sum, child) => sum + elementsOf(child), 1)
