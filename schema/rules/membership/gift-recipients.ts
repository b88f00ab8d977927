import { normalizedEmail } from '../email'

/** Somebody to whom a gift is sent. */
export interface Recipient {
  email: string
  name: string | null
}

/** Something in a list of recipients that isn’t an address, or a repeated one. */
export interface RecipientFault {
  /** Counted from 1. */
  line: number
  text: string
  kind: 'NO_ADDRESS' | 'TWICE'
}

/** Parts between commas and semicolons; those in quotes stay, since names contain them. */
const PARTS = /(?:"[^"]*"|[^,;"]|"(?=[^"]*$))+/g

/** `Ana <ana@example.com>`, with the name in quotes or not. */
const NAMED = /^(.*?)<([^<>]*)>$/s

function readPart(part: string): Recipient | undefined {
  const [, name = '', inside = part] = NAMED.exec(part) ?? []
  const email = normalizedEmail(inside)
  if (email === undefined) return undefined
  return { email, name: name.replaceAll('"', '').replace(/\s+/g, ' ').trim() || null }
}

/**
 * Reads a pasted list of recipients: one a line, or with commas or semicolons between them, with names or without.
 * Rule: docs/rules/gifts.md, "Giving".
 */
export function readRecipients(text: string): { recipients: Recipient[]; faults: RecipientFault[] } {
  const recipients = new Map<string, Recipient>()
  const faults: RecipientFault[] = []
  for (const [index, line] of text.split(/\r\n|[\r\n]/).entries()) {
    for (const match of line.match(PARTS) ?? []) {
      const part = match.trim()
      if (part === '') continue
      const recipient = readPart(part)
      const isTwice = recipient !== undefined && recipients.has(recipient.email)
      if (!recipient) faults.push({ line: index + 1, text: part, kind: 'NO_ADDRESS' })
      else if (isTwice) faults.push({ line: index + 1, text: recipient.email, kind: 'TWICE' })
      else recipients.set(recipient.email, recipient)
    }
  }
  return { recipients: [...recipients.values()], faults }
}
