import type { Markup, Paragraph } from '../../../../schema/story/paragraph'
import { textsOf } from '../../../../schema/story/text'

/** Languages whose letters have no slanted form. */
const UPRIGHT = /^(?:ar|fa|he|ja|ko|ur|zh)\b/

const hasMarkup = (paragraph: Paragraph, is: (markup: Markup) => boolean): boolean =>
  textsOf(paragraph).some(({ markups }) => markups.some(is))

/** The fonts that a body needs beside its upright letters: the document preloads them. */
export function usedFonts(
  body: readonly Paragraph[],
  language: string,
): { usesItalics?: true; usesFormulas?: true } {
  const usesItalics =
    !UPRIGHT.test(language) && body.some((p) => p.type === 'BQ' || hasMarkup(p, ({ type }) => type === 'EM'))
  const usesFormulas = body.some(
    (p) => p.type === 'MATH' || hasMarkup(p, ({ isFormula }) => isFormula === true),
  )
  return { ...(usesItalics ? { usesItalics } : {}), ...(usesFormulas ? { usesFormulas } : {}) }
}
