import { parseFragment } from 'parse5'
import { formulaTree } from '../../../schema/story/formula-tree'
import type { Tree } from '../../../schema/story/from-html/tree'
import type { MathNode } from '../../../schema/story/paragraph'

/** LaTeX as a tree of MathML; nothing for what isn't LaTeX or is too much, whose source is shown instead. */
export const formula = (latex: string, displayMode = true): MathNode | undefined =>
  formulaTree(latex, displayMode, (markup) => parseFragment(markup) as unknown as Tree)

/** Elements of a formula. */
export const elementsOf = (node: MathNode): number =>
  typeof node === 'string' ? 0 : node.children.reduce((sum, child) => sum + elementsOf(child), 1)
