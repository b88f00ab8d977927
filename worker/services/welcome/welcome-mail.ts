import { cleanLine } from '../../../schema/rules/clean-text'
import type { Mail } from '../../platform/mail/mailer'
import { listHeaders } from '../letter/letter-mail'
import { type Newsletter, senderOf } from '../newsletter/find-newsletter'
import type { LetterContent, RecipientLinks } from '../newsletter/letter/for-recipient'

interface Welcomed {
  welcomeId: string
  subscriberId: string
  email: string
}

/** What a welcome mail to everybody has. */
interface Sender {
  newsletter: Newsletter
  senderAddress: string | undefined
  subject: string
}

/** A welcome mail to one subscriber, by which mail programs and the mail service know it however often it is handed over. */
export function welcomeMail(
  { newsletter, senderAddress, subject }: Sender,
  { welcomeId, subscriberId, email }: Welcomed,
  { html, text }: LetterContent,
  { leave }: RecipientLinks,
): Mail {
  const { hostname } = new URL(leave)
  return {
    to: email,
    senderName: cleanLine(senderOf(newsletter)),
    ...(senderAddress === undefined ? {} : { senderAddress }),
    subject: cleanLine(subject),
    html,
    text,
    headers: {
      ...listHeaders(newsletter.id, leave),
      'Feedback-ID': `${welcomeId}:${newsletter.id}:welcome:${hostname}`,
      'Message-ID': `<${welcomeId}.${subscriberId}@${hostname}>`,
    },
    tags: { letter: welcomeId, subscriber: subscriberId },
    key: `welcome/${welcomeId}/${subscriberId}`,
  }
}
