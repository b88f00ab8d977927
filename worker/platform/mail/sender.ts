/** Who mail comes from. */
export interface Sender {
  name: string
  email: string
}

const NAMED = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/
const BARE = /^\s*([^<>\s]+@[^<>\s]+)\s*$/

/**
 * What `MAIL_FROM` says: `Quire <mail@quire.org>`, or an address alone, which goes by the product's name. Where it
 * says nothing, mail comes from `no-reply@` the main host.
 *
 * @throws Error when it says something that is no sender.
 */
export function senderOf(env: Pick<Env, 'MAIL_FROM' | 'MAIN_HOST' | 'PRODUCT_NAME'>): Sender {
  const said = env.MAIL_FROM?.trim() || `no-reply@${env.MAIN_HOST.replace(/:\d+$/, '')}`
  const named = NAMED.exec(said)
  const email = named?.[2] ?? BARE.exec(said)?.[1]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (email === undefined || /[\x00-\x1f\x7f]/.test(said)) throw new Error('MAIL_FROM is no sender')
  return { name: named?.[1] || env.PRODUCT_NAME, email }
}

/** A sender as a header has it; the name is quoted, whatever signs it holds. */
export const senderText = ({ name, email }: Sender): string =>
  `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`
