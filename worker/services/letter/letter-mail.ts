import { linkTo } from '../../../schema/routes/links'
import { cleanLine } from '../../../schema/rules/clean-text'
import type { Letter } from '../../data/letter/queries'
import type { Mail } from '../../platform/mail/mailer'
import type { LetterContent, RecipientLinks } from '../newsletter/letter/for-recipient'
import { linkHash, linkToken } from '../newsletter/link-tokens'
import type { JobNeeds } from '../parts'

/** A recipient whose mail is made. */
export interface Addressed {
  subscriberId: string
  askedAt: number
  email: string
}

/** A letter without the parts that are the recipient's own. */
export interface Sendable {
  letter: Pick<Letter, 'id' | 'newsletterId' | 'subject' | 'senderName'>
  /** Where replies go. */
  replyTo: string | undefined
}

/** The links in a letter that are a recipient's own. They are the same whenever they are made. */
export async function linksFor(
  parts: JobNeeds<'keys' | 'mainOrigin'>,
  { subscriberId, askedAt }: Addressed,
): Promise<RecipientLinks> {
  const subscription = { id: subscriberId, askedAt }
  const [token, hash] = await Promise.all([
    linkToken(parts, subscription, 'leave'),
    linkHash(parts, subscription, 'all'),
  ])
  return {
    leave: parts.mainOrigin + linkTo('NotificationsUnsubscribe', {}, { query: { token } }),
    list: parts.mainOrigin + linkTo('EmailSettings', { userId: subscriberId, hash }),
  }
}

/**
 * A letter to one recipient, with the headers by which mail programs know it as one of a list. It is the same each time that
 * it is handed over, as the mail service asks of what has the same key. Rule: docs/rules/newsletters.md, "The headers of a letter".
 */
export function letterMail(
  { letter, replyTo }: Sendable,
  { subscriberId, email }: Addressed,
  { html, text }: LetterContent,
  links: RecipientLinks,
): Mail {
  const { id, newsletterId, subject, senderName } = letter
  const { hostname } = new URL(links.leave)
  return {
    to: email,
    senderName: cleanLine(senderName),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: cleanLine(subject),
    html,
    text,
    headers: {
      'List-Id': `<${newsletterId}.newsletters.${hostname}>`,
      'List-Unsubscribe': `<${links.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'Feedback-ID': `${id}:${newsletterId}:letter:${hostname}`,
      'Message-ID': `<${id}.${subscriberId}@${hostname}>`,
    },
    key: `letter/${id}/${subscriberId}`,
  }
}
