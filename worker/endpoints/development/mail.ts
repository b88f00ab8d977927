import { clearMailbox, mailbox, type ReceivedMail } from '../../platform/development/mailbox'
import { allHeaders } from '../../platform/mail/all-headers'
import type { Mail } from '../../platform/mail/mailer'
import { senderOf } from '../../platform/mail/sender'
import type { DevelopmentEndpoint } from './endpoint'
import { mailboxPage } from './mailbox-page'

/** A mail in the mailbox's response, with all the headers that a server would send it with. */
function told({ at, mail }: ReceivedMail, env: Env): Mail {
  const { to, senderName, replyTo, subject, text, html, code, link } = mail
  return {
    to,
    ...(senderName === undefined ? {} : { senderName }),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text,
    html,
    headers: allHeaders(mail, senderOf(env), at),
    ...(code === undefined ? {} : { code }),
    ...(link === undefined ? {} : { link }),
  }
}

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
  GET({ request, env }) {
    if (wantsPage(request)) return mailboxPage(mailbox(), senderOf(env))
    return Response.json(mailbox().map((received) => told(received, env)))
  },
  DELETE() {
    clearMailbox()
    return new Response(null, { status: 204 })
  },
}
