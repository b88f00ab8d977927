/** The sender of mail. */
import { siteName } from '../../../schema/brand/name'
export interface Sender {
  name: string
  email: string
}

const ADDRESS = /^[^<>\s@]+@[^<>\s@]+$/

/** The name and the address of `"Name" <address>`; an address alone has no name. */
function partsOf(said: string): Sender {
  const start = said.endsWith('>') ? said.lastIndexOf('<') : -1
  if (start === -1) return { name: '', email: said }
  return { name: said.slice(0, start).trim().replace(/^"|"$/g, ''), email: said.slice(start + 1, -1) }
}

/**
 * Parses `MAIL_FROM`: `Quire <mail@quire.org>`, or an address alone, which gets the product's name. By
 * default mail comes from `no-reply@` the main host.
 *
 * @throws Error if it isn't a valid sender.
 */
export function senderOf(env: Pick<Env, 'MAIL_FROM' | 'MAIN_HOST' | 'PRODUCT_NAME'>): Sender {
  const said = env.MAIL_FROM?.trim() || `no-reply@${env.MAIN_HOST.replace(/:\d+$/, '')}`
  const { name, email } = partsOf(said)
  if (!ADDRESS.test(email) || /["<>]/.test(name) || /\p{Cc}/u.test(said))
    throw new Error('MAIL_FROM is no sender')
  return { name: name.trim() || siteName(env), email }
}

/** The sender of a mail that says from whom it is; the address stays ours, unless it has one that operators have given it. */
export function namedSender(
  from: Sender,
  { senderName, senderAddress }: { senderName?: string; senderAddress?: string },
): Sender {
  const name = senderName?.replace(/\p{Cc}+/gu, ' ').trim() || from.name
  return {
    name,
    email: senderAddress !== undefined && ADDRESS.test(senderAddress) ? senderAddress : from.email,
  }
}

/** A sender in header form; the name is quoted, whatever characters it contains. */
export const senderText = ({ name, email }: Sender): string =>
  `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`
