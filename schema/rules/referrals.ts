import { DAY } from './time-units'

/** Links by which subscribers bring others. Rule: docs/rules/newsletters.md, "Referral links". */

/** Subscribers of one network whom a link is credited with. */
export const REFERRALS_OF_NETWORK = { most: 3, windowMs: DAY } as const

/** How many of those who have brought most are listed. */
export const MOST_REFERRERS = 50

/** Providers that leave out dots. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/

/** The mailbox behind an address, as far as addresses tell. @param email normalised. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1)
  return DOTLESS.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** Whether somebody whom a link has brought counts, by the addresses of both, which are normalised. */
export const isCredited = (referrer: string, email: string): boolean =>
  !email.slice(0, email.lastIndexOf('@')).includes('+') && mailboxOf(referrer) !== mailboxOf(email)
