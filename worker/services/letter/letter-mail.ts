import { linkTo } from '../../../schema/routes/links'
import { cleanLine } from '../../../schema/rules/clean-text'
import type { Letter } from '../../data/letter/queries'
import type { Mail } from '../../platform/mail/mailer'
import { signedAddress } from '../mail/signed-address'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { LetterContent, RecipientLinks } from '../newsletter/letter/for-recipient'
import { linkHash, linkToken } from '../newsletter/link-tokens'
import type { JobNeeds } from '../parts'
import { referralPath } from '../referral/referral-links'
import { readPath } from './read-links'

/** A recipient whose mail is made. */
export interface Addressed {
  subscriberId: string
  askedAt: number
  email: string
}

/** A letter without the parts that are the recipient's own. */
export interface Sendable {
  letter: Pick<Letter, 'id' | 'newsletterId' | 'subject' | 'senderName' | 'senderAddress'>
  /** Where replies go, or would go if we didn't take them ourselves. */
  replyTo: string | undefined
}

/**
 * The links in a letter that are a recipient's own. They are the same whenever they are made.
 *
 * @param mailId the letter or welcome mail that counts who leaves by it.
 * @param isByMailOnly whether it is a letter that has to be read in a browser by a link of its own.
 */
export async function linksFor(
  parts: JobNeeds<'keys' | 'mainOrigin'>,
  newsletter: Newsletter,
  { subscriberId, askedAt }: Pick<Addressed, 'subscriberId' | 'askedAt'>,
  mailId?: string,
  isByMailOnly = false,
): Promise<RecipientLinks> {
  const subscription = { id: subscriberId, askedAt }
  const [token, hash, refer, read] = await Promise.all([
    linkToken(parts, subscription, 'leave'),
    linkHash(parts, subscription, 'all'),
    newsletter.hasReferrals ? referralPath(parts, newsletter, subscriberId) : undefined,
    mailId !== undefined && isByMailOnly ? readPath(parts, { letterId: mailId, subscriberId }) : undefined,
  ])
  return {
    leave:
      parts.mainOrigin +
      linkTo(
        'NotificationsUnsubscribe',
        {},
        { query: mailId === undefined ? { token } : { token, mail: mailId } },
      ),
    list: parts.mainOrigin + linkTo('EmailSettings', { userId: subscriberId, hash }),
    ...(refer === undefined ? {} : { refer: parts.mainOrigin + refer }),
    ...(read === undefined ? {} : { read: parts.mainOrigin + read }),
  }
}

/** Addresses of ours that are a letter's to one recipient alone. */
interface OwnAddresses {
  /** Ends the subscription, by a mail. */
  out: string
  /** Takes the reply. */
  re: string
}

/** The addresses in a letter that are a recipient's own; nothing where no mail is received. */
export async function addressesFor(
  parts: JobNeeds<'keys' | 'replyDomain'>,
  letterId: string,
  { subscriberId }: Pick<Addressed, 'subscriberId'>,
): Promise<OwnAddresses | undefined> {
  const { replyDomain } = parts
  if (replyDomain === undefined) return undefined
  const [out, re] = await Promise.all([
    signedAddress(parts, replyDomain, { kind: 'out', letterId, subscriberId }),
    signedAddress(parts, replyDomain, { kind: 're', letterId, subscriberId }),
  ])
  return { out, re }
}

/** The headers by which mail programs know a mail as one of a newsletter's. @param out an address of ours that leaves. */
export const listHeaders = (newsletterId: string, leave: string, out?: string) => ({
  'List-Id': `<${newsletterId}.newsletters.${new URL(leave).hostname}>`,
  'List-Unsubscribe': out === undefined ? `<${leave}>` : `<${leave}>, <mailto:${out}?subject=unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  Precedence: 'bulk',
})

/**
 * A letter to one recipient, with the headers by which mail programs know it as one of a list. It is the same each time that
 * it is handed over, as the mail service asks of what has the same key. Rule: docs/rules/newsletters.md, "The headers of a letter".
 */
export function letterMail(
  { letter, replyTo }: Sendable,
  { subscriberId, email }: Addressed,
  { html, text }: LetterContent,
  links: RecipientLinks,
  addresses?: OwnAddresses,
): Mail {
  const { id, newsletterId, subject, senderName, senderAddress } = letter
  const { hostname } = new URL(links.leave)
  return {
    to: email,
    senderName: cleanLine(senderName),
    ...(senderAddress === null ? {} : { senderAddress }),
    ...(replyTo === undefined ? {} : { replyTo: addresses?.re ?? replyTo }),
    ...(addresses === undefined ? {} : { returnPath: addresses.re }),
    subject: cleanLine(subject),
    html,
    text,
    headers: {
      ...listHeaders(newsletterId, links.leave, addresses?.out),
      'Feedback-ID': `${id}:${newsletterId}:letter:${hostname}`,
      'Message-ID': `<${id}.${subscriberId}@${hostname}>`,
    },
    tags: { letter: id, subscriber: subscriberId },
    key: `letter/${id}/${subscriberId}`,
  }
}
