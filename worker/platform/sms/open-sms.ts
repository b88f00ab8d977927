import { html } from 'hono/html'
import { isSafeAddress } from '../ask-outside'
import type { Clock } from '../clock'
import { mailboxMailer } from '../development/mailbox'
import { isProduction } from '../environment'
import { budgetOf, pricesOf } from './prices'
import type { Sms } from './sms'
import { twilioSend } from './twilio'

/** The configuration that text messages depend on. */
export type SmsEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'SMS_PROVIDER'
  | 'SMS_API'
  | 'SMS_ACCOUNT'
  | 'SMS_KEY'
  | 'SMS_FROM'
  | 'SMS_PRICES'
  | 'SMS_DAILY_BUDGET'
>

const TWILIO_API = 'https://api.twilio.com'
const PRICES = '*=0.1'
const DAILY_BUDGET = '20'

/**
 * The configured service for text messages (docs/operate.md, "Text messages"); nothing if there is none. A development build
 * without one keeps them in the mailbox. A misconfigured service fails with each message and logs why.
 */
export function openSms(env: SmsEnv, clock: Clock): Sms | undefined {
  const provider = env.SMS_PROVIDER || ''
  const isLocal = __DEVELOPMENT__ && !isProduction(env.ENVIRONMENT)
  if (provider === '' && !isLocal) return undefined
  try {
    const limits = {
      service: provider || 'mailbox',
      price: pricesOf(env.SMS_PRICES || PRICES),
      budget: budgetOf(env.SMS_DAILY_BUDGET || DAILY_BUDGET),
    }
    if (__DEVELOPMENT__) {
      if (provider === '') return { ...limits, send: mailboxSend(env, clock) }
    }
    if (provider !== 'twilio') throw new Error(`SMS_PROVIDER is "${provider}"`)
    return { ...limits, send: twilioSend(twilioSettings(env)) }
  } catch (error) {
    return misconfigured(String(error))
  }
}

function twilioSettings({ SMS_API, SMS_ACCOUNT: account, SMS_KEY: key, SMS_FROM: from }: SmsEnv) {
  const api = SMS_API || TWILIO_API
  if (!isSafeAddress(api)) throw new Error('SMS_API is no https address')
  if (!account || !key || !from) throw new Error('SMS_ACCOUNT, SMS_KEY or SMS_FROM is missing')
  return { api, account, key, from }
}

/** Keeps messages where mail is kept. */
function mailboxSend(env: SmsEnv, clock: Clock): Sms['send'] {
  const { send } = mailboxMailer(clock, env.ENVIRONMENT === 'development' ? console.log : () => {})
  return async ({ to, text, code }) => {
    const [subject = ''] = text.split('\n')
    await send({ to, subject, text, html: String(html`<pre>${text}</pre>`), code })
    return 'taken'
  }
}

const misconfigured = (detail: string): Sms => ({
  service: 'none',
  // Nothing is spent on what isn't sent.
  price: () => 0,
  budget: Number.MAX_SAFE_INTEGER,
  async send() {
    console.error(JSON.stringify({ event: 'sms-misconfigured', detail }))
    return 'refused'
  },
})
