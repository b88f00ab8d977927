import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Email } from 'postal-mime'
import { cleanParagraphs } from '../../../schema/rules/clean-text'
import { MOST_REPLY } from '../../../schema/rules/mail-events'

type Node = DefaultTreeAdapterTypes.Node

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'title', 'noscript', 'iframe', 'object'])
/** Elements that begin a line. */
const LINES = new Set([
  'address',
  'blockquote',
  'br',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'table',
  'tr',
  'ul',
])

/** Signs of what an HTML mail quotes. */
const QUOTES = /^(?:gmail_quote|moz-cite-prefix|yahoo_quoted|protonmail_quote)/

/** Whether an element is what a mail answers, as mail programs mark it. */
const isQuote = (node: Node): boolean =>
  'attrs' in node &&
  node.attrs.some(
    ({ name, value }) =>
      (name === 'type' && value === 'cite') ||
      (name === 'class' && QUOTES.test(value)) ||
      (name === 'id' && value === 'divRplyFwdMsg'),
  )

/** The text that an HTML mail shows, without a stack: mails are nested as deeply as their senders like. */
function textIn(html: string, hasQuotes: boolean): string {
  let text = ''
  const open: Node[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#text' && 'value' in node) text += node.value.replace(/\s+/g, ' ')
    if (UNSEEN.has(node.nodeName) || (!hasQuotes && isQuote(node))) continue
    if (LINES.has(node.nodeName)) text += '\n'
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child)
  }
  return text
}

/** Characters of HTML that are read; no reply has as many. */
const MOST_HTML = 500_000

/**
 * The words of a mail, as plain text: nothing of its markup, pictures or scripts.
 *
 * @param hasQuotes whether what its HTML marks as quoted is part of them.
 */
export function wordsOf({ text, html }: Email, hasQuotes = true): { words: string; isCut: boolean } {
  const words = cleanParagraphs(text?.trim() ? text : textIn((html ?? '').slice(0, MOST_HTML), hasQuotes))
  return { words: words.slice(0, MOST_REPLY), isCut: words.length > MOST_REPLY }
}
