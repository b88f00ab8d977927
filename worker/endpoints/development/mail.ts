import { clearMailbox, mailbox } from '../../platform/development/mailbox'
import type { Mail } from '../../platform/mail/mailer'
import type { DevelopmentEndpoint } from './endpoint'
import { mailboxPage } from './mailbox-page'

/** A mail in the mailbox's response. */
const told = ({ to, senderName, replyTo, subject, text, html, headers, code, link }: Mail): Mail => ({
  to,
  ...(senderName === undefined ? {} : { senderName }),
  ...(replyTo === undefined ? {} : { replyTo }),
  subject,
  text,
  html,
  ...(headers === undefined ? {} : { headers }),
  ...(code === undefined ? {} : { code }),
  ...(link === undefined ? {} : { link }),
})

/**
 * Whether a person is looking: a browser says that it opens a document. Programs that merely accept HTML get
 * JSON.
 */
const wantsPage = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'document'

/**
 * `GET /_/dev/mail`: the mailbox as JSON, newest first, or as a page for a browser; `DELETE` empties it.
 * Rule: docs/rules/development.md, "Mailbox".
 */
export const developmentMailEndpoint: DevelopmentEndpoint = {
  GET({ request }) {
    if (wantsPage(request)) return mailboxPage(mailbox())
    return Response.json(mailbox().map(({ mail }) => told(mail)))
  },
  DELETE() {
    clearMailbox()
    return new Response(null, { status: 204 })
  },
}
