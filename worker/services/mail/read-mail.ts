import PostalMime, { type Email } from 'postal-mime'

/** A mail that has arrived. */
export interface ReceivedMail {
  /** Who hands it over, and to which address. */
  from: string
  to: string
  raw: ReadableStream<Uint8Array>
}

/** Nested deeper than anybody's mail program writes them. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 } as const

/** A mail with its parts, all as text; nothing for one that can't be read. */
export async function readMail(raw: ReadableStream<Uint8Array>): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'utf8' })
  } catch {
    return undefined
  }
}

/** The value of a header, which is the first if there are several. @param name in lower case. */
const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? ''

/** The text of the parts with one of these types. */
export const partsOf = ({ attachments }: Email, type: RegExp): string[] =>
  attachments.flatMap(({ mimeType, content }) =>
    type.test(mimeType) && typeof content === 'string' ? [content] : [],
  )

/** Signs of a mail that a program has sent by itself: whoever answers one may answer without end. */
export function isAutomatic(mail: Email, from: string): boolean {
  const submitted = headerOf(mail, 'auto-submitted').split(';')[0]?.trim().toLowerCase() ?? ''
  return (
    from === '' ||
    from === '<>' ||
    (submitted !== '' && submitted !== 'no') ||
    /^\s*(?:bulk|list|junk|auto_reply)\s*$/i.test(headerOf(mail, 'precedence')) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop'].some(
      (name) => headerOf(mail, name) !== '',
    )
  )
}

/** The server that receives our mail, as it calls itself. */
const RECEIVER = 'mx.cloudflare.net'

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Whether a mail comes from the address that it says, as our own server has found out: by DMARC, or, if its domain has none,
 * by SPF. Only the first such header counts, which our server has put above those that came with the mail.
 *
 * @param from who has handed it over.
 */
export function isFrom({ headers }: Email, address: string, from: string): boolean {
  const result = headers.find(({ key }) => /^(?:arc-)?authentication-results$/.test(key))?.value ?? ''
  const [server, ...results] = result
    .replace(/^\s*i=\d+\s*;/, '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  if (server !== RECEIVER) return false
  const says = (word: string) => results.some((part) => part === word || part.startsWith(`${word} `))
  if (says('dmarc=pass')) return true
  return says('dmarc=none') && says('spf=pass') && domainOf(from) === domainOf(address)
}
