import { isSafeAddress } from '../ask-outside'
import type { Clock } from '../clock'
import { mailboxMailer } from '../development/mailbox'
import { isProduction } from '../environment'
import { cloudflareDelivery } from './cloudflare'
import { withRetries } from './delivery'
import { httpDelivery } from './http'
import { type Mailer, MailFailed } from './mailer'
import { senderOf } from './sender'

/** What of the configuration mail hangs on. */
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
>

/** Where Resend takes mail. */
const HTTP_ADDRESS = 'https://api.resend.com/emails'

/**
 * The mail service that is set up (docs/operate.md): by `MAIL_PROVIDER` Cloudflare's binding or HTTP; a development
 * build that is told nothing keeps mail in the mailbox. One that is set up wrongly fails with each mail and says why
 * in the log.
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
    if (provider === 'http') return withRetries('http', httpDelivery(httpSettings(env)))
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

const misconfigured = (detail: string): Mailer => ({
  async send() {
    console.error(JSON.stringify({ event: 'mail-misconfigured', detail }))
    throw new MailFailed('Mail is set up wrongly')
  },
})
