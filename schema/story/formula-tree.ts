import temml from 'temml'
import { MAX_FORMULA, MAX_FORMULA_DEPTH } from '../rules/limits'
import { isElement, isText, type Node, type Tree } from './from-html/tree'
import type { MathNode } from './paragraph'

function mathNode(node: Node): MathNode | undefined {
  if (isText(node)) return node.value
  if (!isElement(node)) return undefined
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

/**
 * LaTeX as a tree of MathML; nothing for what isn't LaTeX or is too much, whose source is shown instead.
 *
 * @param parse makes a tree of markup.
 */
export function formulaTree(
  latex: string,
  displayMode: boolean,
  parse: (markup: string) => Tree,
): MathNode | undefined {
  if (latex.length > MAX_FORMULA || isDeep(latex)) return undefined
  try {
    const [root] = parse(
      temml.renderToString(latex, { displayMode, throwOnError: true, trust: false }),
    ).childNodes
    return root && mathNode(root)
  } catch {
    return undefined
  }
}
