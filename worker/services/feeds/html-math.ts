import type { MathNode } from '../../../schema/story/paragraph'
import { formula } from '../post/decorate'
import { element, type XmlContent } from './xml'

/** Longer formulas take too long to set for a list of stories. */
const MAX_FORMULA = 4_000

const written = (node: MathNode): XmlContent =>
  typeof node === 'string' ? node : element(node.name, node.attributes ?? {}, node.children.map(written))

/** A formula as MathML; its LaTeX source when it can't be set. Rule: docs/rules/feeds.md, "Stories as HTML". */
export function htmlMath(latex: string): XmlContent {
  const set = latex.length <= MAX_FORMULA ? formula(latex) : undefined
  return set ? element('p', {}, written(set)) : element('pre', {}, element('code', {}, latex))
}
