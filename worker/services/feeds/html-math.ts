import type { MathNode } from '../../../schema/story/paragraph'
import { formula } from '../post/decorate'
import { element, type XmlContent } from './xml'

const written = (node: MathNode): XmlContent =>
  typeof node === 'string' ? node : element(node.name, node.attributes ?? {}, node.children.map(written))

/** A formula as MathML; its LaTeX source when it can't be set. Rule: docs/rules/feeds.md, "Stories as HTML". */
export function htmlMath(latex: string): XmlContent {
  const set = formula(latex)
  return set ? element('p', {}, written(set)) : element('pre', {}, element('code', {}, latex))
}
