import type { Paragraph } from '../../../../schema/story/paragraph'

/** Whether a body shows letters of the italic font's file: then the document asks for it ahead. */
export const hasItalics = (body: readonly Paragraph[]): boolean =>
  body.some((p) => p.type === 'BQ' || ('markups' in p && p.markups.some((m) => m.type === 'EM')))
