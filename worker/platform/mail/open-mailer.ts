import { isSafeAddress } from '../ask-outside'
import type { Clock } from '../clock'
import { mailboxMailer } from '../development/mailbox'
import { isProduction } from '../environment'
import { cloudflareDelivery } from './cloudflare'
import { withRetries } from './delivery'
import { httpDelivery } from './http'
import { type Mailer, MailFailed } from './mailer'
import { mailgunDelivery } from './mailgun'
import { senderOf } from './sender'
import { smtpDelivery } from './smtp'
import { smtpServerOf } from './smtp-settings'

/** The configuration that mail depends on. */
export type MailEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'MAIL'
  | 'MAIL_FROM'
  | 'MAIL_PROVIDER'
  | 'MAIL_HTTP_URL'
  | 'MAIL_HTTP_KEY'
  | 'MAIN_HOST'
  | 'PRODUCT_NAME'
  | 'SMTP_URL'
>

/** Resend's endpoint for mail. */
const HTTP_ADDRESS = 'https://api.resend.com/emails'

/**
 * The configured mail service (docs/operate.md): Cloudflare's binding, Resend's protocol over HTTP, Mailgun's, or SMTP, by
 * `MAIL_PROVIDER`; a development build without one keeps mail in the mailbox. A misconfigured service fails with each mail
 * and logs why.
 */
export function openMailer(env: MailEnv, clock: Clock): Mailer {
  const provider = env.MAIL_PROVIDER || ''
  if (__DEVELOPMENT__) {
    if (provider === '' && !isProduction(env.ENVIRONMENT)) {
      return mailboxMailer(clock, env.ENVIRONMENT === 'development' ? console.log : () => {})
    }
  }
  try {
    if (provider === '' || provider === 'cloudflare')
      return withRetries('cloudflare', cloudflareDelivery(env.MAIL, senderOf(env)))
    if (provider === 'http') return withRetries('http', httpDelivery(httpSettings(env)), { knowsKeys: true })
    if (provider === 'mailgun') return withRetries('mailgun', mailgunDelivery(mailgunSettings(env)))
    if (provider === 'smtp') return withRetries('smtp', smtpDelivery(smtpServerOf(env), senderOf(env)))
    throw new Error(`MAIL_PROVIDER is "${provider}"`)
  } catch (error) {
    return misconfigured(String(error))
  }
}

function httpSettings(env: MailEnv) {
  const url = env.MAIL_HTTP_URL || HTTP_ADDRESS
  if (!isSafeAddress(url)) throw new Error('MAIL_HTTP_URL is no https address')
  if (!env.MAIL_HTTP_KEY) throw new Error('MAIL_HTTP_KEY is missing')
  return { url, key: env.MAIL_HTTP_KEY, from: senderOf(env) }
}

/** Mailgun's address has the sender's domain in it, so there is none to begin with. */
function mailgunSettings(env: MailEnv) {
  if (!env.MAIL_HTTP_URL) throw new Error('MAIL_HTTP_URL is missing')
  return httpSettings(env)
}

const misconfigured = (detail: string): Mailer => ({
  async send() {
    console.error(JSON.stringify({ event: 'mail-misconfigured', detail }))
    throw new MailFailed('Mail is set up wrongly', false, true)
  },
})
