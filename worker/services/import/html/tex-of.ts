import { MathMLToLaTeX } from 'mathml-to-latex'
import { type DefaultTreeAdapterTypes, serializeOuter } from 'parse5'
import type { Element } from '../../../../schema/story/from-html/tree'

/** More than one formula has. */
const LONGEST = 20_000

/** The LaTeX of a formula in MathML; nothing if it can't be had. */
export function texOf(math: Element): string | undefined {
  try {
    // XML doesn't know the one entity that HTML is written with.
    const html = serializeOuter(math as unknown as DefaultTreeAdapterTypes.Element)
    const mathml = html.replaceAll('&nbsp;', '&#160;')
    if (mathml.length > LONGEST) return undefined
    return MathMLToLaTeX.convert(mathml) || undefined
  } catch {
    return undefined
  }
}
