/**
 * Writes XML, and HTML that is also XML. Every string is text and is escaped; only these functions make
 * markup. Rule: docs/rules/feeds.md, "Writing XML".
 */

import { escapeMarkup } from '../../../schema/rules/markup'

/** Finished markup. */
export class Xml {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** The allowed content of an element; nothing is omitted. */
export type XmlContent = Xml | string | number | null | undefined | readonly XmlContent[]

/** An attribute without a value is left out. */
export type XmlAttributes = Readonly<Record<string, string | number | null | undefined>>

/** Everything that XML 1.0 doesn't allow, not even escaped, including lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Where such a character may be. Text without it needn't be read by code points, which takes far longer. */
const SUSPICIOUS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/

/** A text without what XML doesn't allow. */
const allowed = (text: string): string => (SUSPICIOUS.test(text) ? text.replace(FORBIDDEN, '') : text)

/** Text for an element or a quoted attribute. Characters that XML doesn't allow are dropped. */
export const escapeXml = (text: string): string => escapeMarkup(allowed(text))

/** An element's start tag. */
export function startTag(name: string, attributes: XmlAttributes = {}): string {
  let tag = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) tag += ` ${key}="${escapeXml(String(value))}"`
  }
  return `${tag}>`
}

function write(content: XmlContent): string {
  if (content === null || content === undefined) return ''
  if (content instanceof Xml) return content.markup
  if (typeof content === 'object') return content.map(write).join('')
  return escapeXml(String(content))
}

/** Concatenates contents. */
export const joined = (...content: XmlContent[]): Xml => new Xml(write(content))

/** An element with a start and an end tag, which HTML and XML read alike. */
export const element = (name: string, attributes: XmlAttributes, ...content: XmlContent[]): Xml =>
  new Xml(`${startTag(name, attributes)}${write(content)}</${name}>`)

/** An element that is always empty: `img`, `br`, `atom:link`. */
export const emptyElement = (name: string, attributes: XmlAttributes = {}): Xml =>
  new Xml(`${startTag(name, attributes).slice(0, -1)}/>`)

/**
 * Markup as the text of an element, as feeds carry HTML. An end marker inside is split across two sections.
 */
export const cdata = ({ markup }: Xml): Xml =>
  new Xml(`<![CDATA[${allowed(markup).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)

/** A whole document. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.markup}\n`
