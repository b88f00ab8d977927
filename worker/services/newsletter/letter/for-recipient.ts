import { escapeXml } from '../../rss/xml'

/** A mail in both of its parts. */
export interface LetterContent {
  html: string
  text: string
}

/** The links of a recipient alone: absolute addresses. */
export interface RecipientLinks {
  /** Ends the subscription. */
  leave: string
  /** Lists all mail that the address gets. */
  list: string
  /** Brings others, if the newsletter gives its subscribers such links. */
  refer?: string
  /** Shows the letter in a browser, if its story is nowhere else. */
  read?: string
}

/** A sign that no text of a letter can have: both parts are written without control characters. */
export const SIGN = '\u0001'

/** Where each link of a recipient stands in a rendered letter. */
export const PLACES: Readonly<Record<keyof RecipientLinks, string>> = {
  leave: `${SIGN}leave${SIGN}`,
  list: `${SIGN}list${SIGN}`,
  refer: `${SIGN}refer${SIGN}`,
  read: `${SIGN}read${SIGN}`,
}

/** An address on one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const oneLine = (address: string): string => address.replace(/[\u0000-\u0020\u007f-\u009f\u2028\u2029]+/g, '')

/** A letter with the links of one recipient. Rule: docs/rules/newsletters.md, "A letter". */
export function forRecipient({ html, text }: LetterContent, links: RecipientLinks): LetterContent {
  let filled = { html, text }
  for (const name of ['leave', 'list', 'refer', 'read'] as const) {
    const address = oneLine(links[name] ?? '')
    filled = {
      html: filled.html.replaceAll(PLACES[name], () => escapeXml(address)),
      text: filled.text.replaceAll(PLACES[name], () => address),
    }
  }
  return filled
}
