import { isolateMemory } from '../../isolate-memory'
import type { Clock } from '../clock'
import type { Mail, Mailer } from '../mail/mailer'

/** A mail in the mailbox, and when it arrived, in milliseconds since 1970 UTC. */
export interface ReceivedMail {
  at: number
  mail: Mail
}

/** How many mails are kept. */
const MAILBOX_SIZE = 200

/** In the isolate's memory, and lost with it. */
let received: readonly ReceivedMail[] = []
isolateMemory({ clear: clearMailbox })

/** The mails, newest first. */
export const mailbox = (): readonly ReceivedMail[] => received

export function clearMailbox(): void {
  received = []
}

/** Keeps mail here instead of sending it (docs/rules/development.md, "Mailbox"). */
export function mailboxMailer(clock: Clock, print: (entry: string) => void): Mailer {
  return {
    knowsKeys: true,
    async send(mail) {
      if (mail.key !== undefined && received.some((known) => known.mail.key === mail.key)) return
      received = [{ at: clock.now(), mail }, ...received].slice(0, MAILBOX_SIZE)
      print(entryOf(mail))
    },
  }
}

/** Prints a mail in the terminal: only what a person needs of it. */
function entryOf({ to, subject, code, link }: Mail): string {
  const lines = [`✉ To ${to}: ${subject}`]
  if (code !== undefined) lines.push(`  code  ${code}`)
  if (link !== undefined) lines.push(`  link  ${link}`)
  return lines.join('\n')
}
