/** The sender of mail. */
export interface Sender {
  name: string
  email: string
}

const NAMED = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/
const BARE = /^\s*([^<>\s]+@[^<>\s]+)\s*$/

/**
 * Parses `MAIL_FROM`: `Quire <mail@quire.org>`, or an address alone, which gets the product's name. By
 * default mail comes from `no-reply@` the main host.
 *
 * @throws Error if it isn't a valid sender.
 */
export function senderOf(env: Pick<Env, 'MAIL_FROM' | 'MAIN_HOST' | 'PRODUCT_NAME'>): Sender {
  const said = env.MAIL_FROM?.trim() || `no-reply@${env.MAIN_HOST.replace(/:\d+$/, '')}`
  const named = NAMED.exec(said)
  const email = named?.[2] ?? BARE.exec(said)?.[1]
  if (email === undefined || /\p{Cc}/u.test(said)) throw new Error('MAIL_FROM is no sender')
  return { name: named?.[1] || env.PRODUCT_NAME, email }
}

/** A sender in header form; the name is quoted, whatever characters it contains. */
export const senderText = ({ name, email }: Sender): string =>
  `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`
