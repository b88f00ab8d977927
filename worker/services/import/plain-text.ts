import { bodyText } from '../../../schema/story/text'
import { htmlToParagraphs } from './html-to-paragraphs'

/** HTML as plain text on one line. */
export const plainText = (html: string): string =>
  html.includes('<') || html.includes('&')
    ? bodyText(htmlToParagraphs(html)).replace(/\s+/g, ' ').trim()
    : html.replace(/\s+/g, ' ').trim()

/** A text on one line whose only markup are entities: other signs stay as they are. */
export const withoutEntities = (text: string): string => plainText(text.replaceAll('<', '&lt;'))
