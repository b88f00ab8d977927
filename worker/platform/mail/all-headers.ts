import type { Mail } from './mailer'
import { namedSender, type Sender, senderText } from './sender'

/** Every header of a mail but those about its encoding, as it is sent by SMTP. */
export const allHeaders = (mail: Mail, from: Sender, at: number): Record<string, string> => ({
  From: senderText(namedSender(from, mail)),
  To: mail.to,
  ...(mail.replyTo === undefined ? {} : { 'Reply-To': mail.replyTo }),
  Subject: mail.subject,
  Date: new Date(at).toUTCString().replace('GMT', '+0000'),
  ...mail.headers,
})
