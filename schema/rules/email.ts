/** Email addresses. Rule: docs/rules/identity.md, "Addresses". */

/** The longest address that a mail server must accept (RFC 5321). */
export const MAX_EMAIL = 254
const MAX_LOCAL = 64

/** Text, an at sign, then a dotted domain whose last part has at least 2 letters. */
const SHAPE =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+@[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}/?#%]+\.[\p{L}\p{M}]{2,}$|^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+@[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}/?#%]+\.xn--[a-z0-9-]+$/iu

/** A part of a domain's name in ASCII. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * The address as stored: trimmed, lower case, with its domain in ASCII (`bücher.example` is
 * `xn--bcher-kva.example`). Nothing for a text that isn't an address.
 */
export function normalizedEmail(text: string): string | undefined {
  const typed = text.trim()
  // Normalising takes time in the square of the marks on a letter.
  if (typed.length > 4 * MAX_EMAIL) return undefined
  const trimmed = typed.normalize('NFC')
  if (trimmed.length > MAX_EMAIL || !SHAPE.test(trimmed)) return undefined
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, at).toLowerCase()
  if (local.length > MAX_LOCAL || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return undefined
  let domain: string
  try {
    domain = new URL(`http://${trimmed.slice(at + 1)}/`).hostname
  } catch {
    return undefined
  }
  if (!domain.includes('.') || /^[\d.]+$/.test(domain)) return undefined
  if (!domain.split('.').every((label) => LABEL.test(label))) return undefined
  const email = `${local}@${domain}`
  return email.length > MAX_EMAIL ? undefined : email
}

/** Whether an address is also a Google account, so that Google's button is worth showing. */
export const isGoogleAddress = (email: string): boolean =>
  /@(?:g(?:oogle)?mail)\.com$|@google\.com$/i.test(email.trim())
