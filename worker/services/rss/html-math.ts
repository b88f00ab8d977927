import type { MathNode, MathParagraph } from '../../../schema/story/paragraph'
import { element, type XmlContent } from './xml'

const written = (node: MathNode): XmlContent =>
  typeof node === 'string' ? node : element(node.name, node.attributes ?? {}, node.children.map(written))

/**
 * A formula as MathML, or its LaTeX source if it can't be typeset. Rule: docs/rules/feeds.md, "Stories as
 * HTML".
 */
export const htmlMath = ({ text, mathml }: MathParagraph): XmlContent =>
  mathml ? element('p', {}, written(mathml)) : element('pre', {}, element('code', {}, text))
