import type { Paragraph } from '../../schema/story/paragraph'
import { htmlToParagraphs } from '../../worker/services/import/html-to-paragraphs'

/** A body without the names, which don't matter here. */
export const read = (
  html: string,
  options?: Parameters<typeof htmlToParagraphs>[1],
): Omit<Paragraph, 'name'>[] => htmlToParagraphs(html, options).map(({ name: _, ...rest }) => rest)

/** A paragraph of running text. */
export const p = (text: string, ...markups: object[]) => ({ type: 'P', text, markups })
