import {
  type Element,
  isElement,
  isText,
  type Node,
  type Tree,
} from '../../../../schema/story/from-html/tree'

/** A formula as writers type it, with no other dollar signs in it. */
const FORMULA = /(?<!\$)\$\$\s*([^$\s][^$]*)\$\$(?!\$)/g

/** Where dollar signs are part of a program. */
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'tt', 'textarea'])
/** What a formula on lines of its own may stand in. */
const BLOCKS = new Set(['p', 'div', 'section', 'article'])

const formulaElement = (latex: string, displays: boolean): Element => ({
  nodeName: 'span',
  tagName: 'span',
  attrs: [
    { name: 'class', value: displays ? 'katex-display' : 'katex' },
    { name: 'data-latex', value: latex.trim() },
  ],
  childNodes: [],
})

function split(text: string, isAlone: boolean): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const match of text.matchAll(FORMULA)) {
    const [whole, latex = ''] = match
    const isWhole = whole === text.trim()
    nodes.push({ nodeName: '#text', value: text.slice(at, match.index) })
    nodes.push(formulaElement(latex, isAlone && isWhole))
    at = match.index + whole.length
  }
  return [...nodes, { nodeName: '#text', value: text.slice(at) }]
}

/** Formulas between two dollar signs each, as a program would have drawn them. */
export function withFormulas(nodes: readonly Node[], parent = 'div'): Node[] {
  const isAlone = nodes.length === 1 && BLOCKS.has(parent)
  return nodes.flatMap((node): Node[] => {
    if (isText(node)) return node.value.includes('$$') ? split(node.value, isAlone) : [node]
    if (!isElement(node) || CODE.has(node.tagName)) return [node]
    return [{ ...node, childNodes: withFormulas(node.childNodes, node.tagName) }]
  })
}

/** Stands for a formula where its signs would be read as Markdown. */
const place = (index: number): string => `\uE000${index}\uE001`

/**
 * Reads a text whose formulas Markdown leaves alone.
 *
 * @param read makes a tree of the text.
 */
export function aroundFormulas(text: string, read: (text: string) => Tree): Tree {
  const formulas: string[] = []
  const tree = read(text.replace(FORMULA, (whole) => place(formulas.push(whole) - 1)))
  const restored = (nodes: readonly Node[]): Node[] =>
    nodes.map((node) => {
      if (isElement(node)) return { ...node, childNodes: restored(node.childNodes) }
      if (!isText(node)) return node
      return {
        ...node,
        value: node.value.replace(/\uE000(\d+)\uE001/g, (_, index) => formulas[Number(index)] ?? ''),
      }
    })
  return { childNodes: restored(tree.childNodes) }
}
