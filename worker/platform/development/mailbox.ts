import type { Clock } from '../clock'
import type { Mail, Mailer } from '../mail/mailer'

/** A mail that lies in the mailbox, and when it came, in milliseconds since 1970 UTC. */
export interface ReceivedMail {
  at: number
  mail: Mail
}

/** So many are kept. */
export const MAILBOX_SIZE = 200

/** In the memory of the isolate: gone with it. */
let received: readonly ReceivedMail[] = []

/** What was sent here, newest first. */
export const mailbox = (): readonly ReceivedMail[] => received

export function clearMailbox(): void {
  received = []
}

/** Keeps mail here instead of sending it (docs/rules/development.md, "Mailbox"). */
export function mailboxMailer(clock: Clock, print: (entry: string) => void): Mailer {
  return {
    async send(mail) {
      received = [{ at: clock.now(), mail }, ...received].slice(0, MAILBOX_SIZE)
      print(entryOf(mail))
    },
  }
}

/** A mail in the terminal: what a person needs of it. */
function entryOf({ to, subject, code, link }: Mail): string {
  const lines = [`✉ To ${to}: ${subject}`]
  if (code !== undefined) lines.push(`  code  ${code}`)
  if (link !== undefined) lines.push(`  link  ${link}`)
  return lines.join('\n')
}
