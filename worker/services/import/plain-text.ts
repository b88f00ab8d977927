import { bodyText } from '../../../schema/story/text'
import { htmlToParagraphs } from './html-to-paragraphs'

/** HTML as plain text on one line. */
export const plainText = (html: string): string =>
  html.includes('<') || html.includes('&')
    ? bodyText(htmlToParagraphs(html)).replace(/\s+/g, ' ').trim()
    : html.replace(/\s+/g, ' ').trim()
