import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { PassingFault } from '../../retried'
import { AccountFault, type Deliver } from '../delivery'
import type { Mail } from '../mailer'
import { namedSender, type Sender } from '../sender'
import type { SmtpServer } from './settings'

/** How long a step may take, in milliseconds: a mail has ten seconds in all. */
const STEP_LIMIT = 5000
/** The longest answer of a server, in bytes. */
const MOST_ANSWER = 64 * 1024

/** Loaded with the first mail: no other request needs it. */
const load = async () => {
  const [connection, composer] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/mail-composer'),
  ])
  return { Connection: connection.default, Composer: composer.default }
}

type Loaded = Awaited<ReturnType<typeof load>>

/** A mail as it goes over the wire. It names no file and no address to load anything from. */
function composed({ Composer }: Loaded, from: Sender, mail: Mail): Promise<Buffer> {
  const { to, replyTo, subject, text, html, headers = {} } = mail
  const { name, email } = namedSender(from, mail)
  const { 'Message-ID': messageId, ...others } = headers
  return new Composer({
    from: { name, address: email },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(messageId === undefined ? {} : { messageId }),
    subject,
    text,
    html,
    headers: Object.entries(others).map(([key, value]) => ({ key, value })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** What an error of the connection says: the server's answer, and what went wrong. Never the address that it is about. */
function partsOf(error: unknown): { status: number | undefined; code: string } {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown }
  return {
    status: typeof responseCode === 'number' ? responseCode : undefined,
    code: typeof code === 'string' ? code : 'unknown',
  }
}

/** An answer for now, which the server gives before it has taken anything. */
const isForNow = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500

/** What an error means before the mail is handed over: nothing was sent. */
function beforeSending(error: unknown): Error {
  const { status, code } = partsOf(error)
  const said = `${code} ${status ?? ''}`.trim()
  return code === 'EAUTH' && !isForNow(status) ? new AccountFault(said) : new PassingFault(said)
}

/** What an error means once the mail is being handed over: without an answer, the server may have it. */
function whileSending(error: unknown): Error {
  const { status, code } = partsOf(error)
  const said = `${code} ${status ?? 'without an answer'}`
  return isForNow(status) ? new PassingFault(said) : new Error(said)
}

const settled = (act: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())))

/** Opens a connection and says who we are. A server that doesn't change to TLS isn't told the password. */
async function open(connection: SMTPConnection, { auth }: SmtpServer): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (auth) await settled((done) => connection.login(auth, done))
  } catch (error) {
    throw beforeSending(error)
  }
}

/**
 * Sends over SMTP (docs/operate.md, "Mail"), a connection a mail. Servers know no idempotency keys, so only what they refuse
 * for now is tried again. Reports go to the mail's return path.
 */
export function smtpDelivery(server: SmtpServer, from: Sender): Deliver {
  return async ({ mail, signal }) => {
    const loaded = await load()
    const message = await composed(loaded, from, mail)
    const connection = new loaded.Connection({
      host: server.host,
      port: server.port,
      secure: server.isSecure,
      requireTLS: !server.isSecure && !server.isLocal,
      name: from.email.slice(from.email.lastIndexOf('@') + 1),
      connectionTimeout: STEP_LIMIT,
      greetingTimeout: STEP_LIMIT,
      socketTimeout: STEP_LIMIT,
      dnsTimeout: STEP_LIMIT,
      maxResponseSize: MOST_ANSWER,
    })
    const close = () => connection.close()
    signal.addEventListener('abort', close, { once: true })
    // Whatever goes wrong after the answer has no effect any more.
    connection.on('error', () => {})
    try {
      await open(connection, server)
      const envelope = {
        from: mail.returnPath ?? from.email,
        to: [mail.to],
        dsn: { notify: ['FAILURE'], ret: 'HDRS' },
      }
      await settled((done) => connection.send(envelope, message, done)).catch((error: unknown) => {
        throw whileSending(error)
      })
      connection.quit()
    } finally {
      signal.removeEventListener('abort', close)
      if (signal.aborted) connection.close()
    }
  }
}
