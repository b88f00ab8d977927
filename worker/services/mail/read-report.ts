import type { Email } from 'postal-mime'
import type { MailEventKind } from '../../../schema/rules/mail-events'
import { partsOf } from './read-mail'

/** What a report of a mail server or a mail program's maker says about a mail of ours. */
export interface MailReport {
  /** Nothing if it says nothing that counts, such as that a mail is delayed. */
  kind: Extract<MailEventKind, 'refused' | 'bounced' | 'complained'> | undefined
  /** What it repeats of the mail. */
  original: string
}

const STATUS = /^message\/delivery-status$/i
const FEEDBACK = /^message\/feedback-report$/i
/** What reports repeat: the mail or its headers. */
const ORIGINAL = /^(?:message\/rfc822(?:-headers)?|message\/global(?:-headers)?|text\/rfc822(?:-headers)?)$/i

const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(text)?.[1]?.toLowerCase() ?? ''

/** What a server says of a mail that it gives up (RFC 3464): a full mailbox isn't the end of an address. */
function kindOf(status: string): MailReport['kind'] {
  if (fieldOf(status, 'Action') !== 'failed') return undefined
  const code = fieldOf(status, 'Status')
  return code.startsWith('5.') && code !== '5.2.2' ? 'bounced' : 'refused'
}

/** A bounce (RFC 3464) or a complaint (RFC 5965); nothing for any other mail. */
export function readReport(mail: Email): MailReport | undefined {
  const [feedback] = partsOf(mail, FEEDBACK)
  const [status] = partsOf(mail, STATUS)
  if (feedback === undefined && status === undefined) return undefined
  const original = [...partsOf(mail, ORIGINAL), mail.text ?? ''].join('\n')
  if (feedback === undefined) return { kind: kindOf(status ?? ''), original }
  // `not-spam` takes a complaint back, and others are about forged mail.
  const isComplaint = ['abuse', 'fraud', 'opt-out'].includes(fieldOf(feedback, 'Feedback-Type'))
  return { kind: isComplaint ? 'complained' : undefined, original }
}
