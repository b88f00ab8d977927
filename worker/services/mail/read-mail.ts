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

/**
 * A mail with its parts; nothing for one that can't be read.
 *
 * @param attachments what they are read as: the text of reports, or the bytes of pictures.
 */
export async function readMail(
  raw: ReadableStream<Uint8Array>,
  attachments: 'utf8' | 'arraybuffer' = 'utf8',
): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: attachments })
  } catch {
    return undefined
  }
}

/** The values of a header that aren't empty. @param name in lower case. */
const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.flatMap(({ key, value }) =>
    key === name && value.trim() !== '' ? [value.trim().toLowerCase()] : [],
  )

/** The text of the parts with one of these types. */
export const partsOf = ({ attachments }: Email, type: RegExp): string[] =>
  attachments.flatMap(({ mimeType, content }) =>
    type.test(mimeType) && typeof content === 'string' ? [content] : [],
  )

/** Signs of a mail that a program has sent by itself: whoever answers one may answer without end. */
export function isAutomatic(mail: Email, from: string): boolean {
  return (
    from === '' ||
    from === '<>' ||
    valuesOf(mail, 'auto-submitted').some((value) => value.split(';')[0]?.trim() !== 'no') ||
    valuesOf(mail, 'precedence').some((value) => /^(?:bulk|list|junk|auto_reply)$/.test(value)) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop'].some(
      (name) => valuesOf(mail, name).length > 0,
    )
  )
}
