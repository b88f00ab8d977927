import { isSafeAddress } from '../ask-outside'
import type { Clock } from '../clock'
import { mailboxMailer } from '../development/mailbox'
import { isProduction } from '../environment'
import { cloudflareDelivery } from './cloudflare/delivery'
import { byNumber, oneOf, withRetries } from './delivery'
import type { HttpMailSettings } from './http-settings'
import { type Mailer, MailFailed } from './mailer'
import { mailgunDelivery } from './mailgun/delivery'
import { POSTMARK_AT_ONCE, postmarkDelivery } from './postmark/delivery'
import { httpDelivery } from './resend/delivery'
import { senderOf } from './sender'
import { sesWays } from './ses/delivery'
import { sesSettings } from './ses/settings'
import { smtpDelivery } from './smtp/delivery'
import { smtpServerOf } from './smtp/settings'
import { streamsOf } from './streams'

/** The configuration that mail depends on. */
export type MailEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'MAIL'
  | 'MAIL_FROM'
  | 'MAIL_PROVIDER'
  | 'MAIL_HTTP_URL'
  | 'MAIL_HTTP_KEY'
  | 'MAIL_STREAM'
  | 'MAIL_LETTER_STREAM'
  | 'MAIN_HOST'
  | 'PRODUCT_NAME'
  | 'SMTP_URL'
>

/** Endpoints for mail. Mailgun's has the sender's domain in it and Amazon's its region, so there is none to begin with. */
const ADDRESSES = {
  http: 'https://api.resend.com/emails',
  mailgun: '',
  postmark: 'https://api.postmarkapp.com/email/batch',
  ses: '',
} as const

/** The streams that a server at Postmark has from the beginning. */
const POSTMARK_STREAMS = { own: 'outbound', letters: 'broadcast' }

/**
 * The configured mail service (docs/operate.md): Cloudflare's binding, Resend's protocol over HTTP, Mailgun's, Postmark's,
 * Amazon's, or SMTP, by `MAIL_PROVIDER`; a development build without one keeps mail in the mailbox. A misconfigured service fails with each mail
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
    if (provider === 'http')
      return withRetries('http', httpDelivery(httpSettings(env, provider)), { knowsKeys: true })
    if (provider === 'mailgun') return withRetries('mailgun', mailgunDelivery(httpSettings(env, provider)))
    if (provider === 'postmark') {
      const streams = streamsOf(env, POSTMARK_STREAMS)
      const deliver = postmarkDelivery({ ...httpSettings(env, provider), streams })
      return withRetries('postmark', oneOf(deliver), {
        atOnce: { deliver, split: byNumber(POSTMARK_AT_ONCE) },
      })
    }
    if (provider === 'ses') {
      const atOnce = sesWays(sesSettings(httpSettings(env, provider), streamsOf(env)))
      return withRetries('ses', oneOf(atOnce.deliver), { atOnce })
    }
    if (provider === 'smtp') return withRetries('smtp', smtpDelivery(smtpServerOf(env), senderOf(env)))
    throw new Error(`MAIL_PROVIDER is "${provider}"`)
  } catch (error) {
    return misconfigured(String(error))
  }
}

function httpSettings(env: MailEnv, provider: keyof typeof ADDRESSES): HttpMailSettings {
  const url = env.MAIL_HTTP_URL || ADDRESSES[provider]
  if (url === '') throw new Error('MAIL_HTTP_URL is missing')
  if (!isSafeAddress(url)) throw new Error('MAIL_HTTP_URL is no https address')
  if (!env.MAIL_HTTP_KEY) throw new Error('MAIL_HTTP_KEY is missing')
  return { url, key: env.MAIL_HTTP_KEY, from: senderOf(env) }
}

const misconfigured = (detail: string): Mailer => ({
  async send() {
    console.error(JSON.stringify({ event: 'mail-misconfigured', detail }))
    throw new MailFailed('Mail is set up wrongly', false, true)
  },
})
