import type { Paragraph } from '../../../../schema/story/paragraph'

/** Whether a body contains italics, so that the document preloads their font. */
export const hasItalics = (body: readonly Paragraph[]): boolean =>
  body.some((p) => p.type === 'BQ' || ('markups' in p && p.markups.some((m) => m.type === 'EM')))
