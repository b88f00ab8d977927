import { isOwnKey } from '../../platform/captcha/dummy-keys'

/** Keys that we generate ourselves and that every deployment needs. */
export const REQUIRED_SECRETS = ['ADMIN_KEY', 'AUTH_SECRET'] as const

/** Secrets that we generate ourselves, for what not every site has. */
export const OWN_SECRETS = ['TAX_KEY'] as const

/** Secrets that others issue, each needed if the configuration selects its issuer. */
export const VENDOR_SECRETS = [
  'CAPTCHA_SECRET',
  'CAPTCHA_API_KEY',
  'MAIL_HTTP_KEY',
  'MAIL_WEBHOOK_KEY',
  'SMTP_URL',
  'SMS_KEY',
] as const
export type VendorSecret = (typeof VENDOR_SECRETS)[number]

/** Mail services that are asked with a key. */
const BY_KEY = new Set(['http', 'mailgun', 'postmark', 'ses'])

/** The vendors' secrets that a configuration needs. */
export function neededSecrets(vars: Readonly<Record<string, string>>): VendorSecret[] {
  const needed: VendorSecret[] = []
  const { CAPTCHA_PROVIDER: captcha, MAIL_PROVIDER: mail, SMS_PROVIDER: sms } = vars
  if (captcha === 'recaptcha' && isEnterprise(vars.FLAGS)) needed.push('CAPTCHA_API_KEY')
  else if (captcha === 'turnstile' || captcha === 'recaptcha') needed.push('CAPTCHA_SECRET')
  if (BY_KEY.has(mail ?? '')) needed.push('MAIL_HTTP_KEY')
  if (mail === 'smtp') needed.push('SMTP_URL')
  if (sms === 'twilio') needed.push('SMS_KEY')
  return needed
}

function isEnterprise(flags: string | undefined): boolean {
  try {
    return JSON.parse(flags || '{}')?.enable_recaptcha_enterprise === true
  } catch {
    return false
  }
}

/** The shortest key that the worker accepts in production; it answers 404 for a shorter one. */
const MIN_KEY = 32

/** How to make a key. */
const keyAdvice = (name: string): string =>
  `Make a key, keep it where you keep passwords, and give it along once:
  ${name}="$(openssl rand -hex 32)" npm run deploy`

/** Names in the output of `wrangler secret list`; none if it prints anything else. */
export function secretNames(printed: string): string[] {
  const start = printed.indexOf('[')
  if (start === -1) return []
  try {
    const list: unknown = JSON.parse(printed.slice(start, printed.lastIndexOf(']') + 1))
    if (!Array.isArray(list)) return []
    return list.flatMap((secret: { name?: unknown }) => (typeof secret?.name === 'string' ? secret.name : []))
  } catch {
    return []
  }
}

/**
 * The problems with the secrets, in sentences. The length of one that is already set can't be read; the
 * worker itself refuses a key that is too short.
 *
 * @param present names of those that are set.
 * @param given values that are passed to this deployment.
 * @param needed the issued secrets that the configuration needs.
 */
export function secretProblems(
  present: readonly string[],
  given: Readonly<Record<string, string | undefined>>,
  needed: readonly VendorSecret[] = [],
): string[] {
  return [...ownProblems(present, given), ...vendorProblems(present, given, needed)]
}

/** A captcha's test key is refused, whether or not it is needed now. */
function vendorProblems(
  present: readonly string[],
  given: Readonly<Record<string, string | undefined>>,
  needed: readonly VendorSecret[],
): string[] {
  return VENDOR_SECRETS.flatMap((name) => {
    const value = given[name]
    if (value) {
      const isGood = name.startsWith('CAPTCHA_') ? isOwnKey(value) : !/\s/.test(value)
      return isGood ? [] : [`${name} is no key that was given to this site alone.`]
    }
    if (!needed.includes(name) || present.includes(name)) return []
    return [`The secret ${name} isn't set. Give it along once: ${name}=… npm run deploy`]
  })
}

function ownProblems(
  present: readonly string[],
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  return [...REQUIRED_SECRETS, ...OWN_SECRETS].flatMap((name) => {
    const value = given[name]
    if (value !== undefined && value !== '') {
      if (value.length < MIN_KEY)
        return [`${name} has ${value.length} characters; it needs ${MIN_KEY}. ${keyAdvice(name)}`]
      return /\s/.test(value) ? [`${name} holds white space, which no request can send.`] : []
    }
    // Whoever pays writers has to know for whom taxes are withheld.
    const isNeeded = name !== 'TAX_KEY' || present.includes('STRIPE_CONNECT_WEBHOOK_SECRET')
    return present.includes(name) || !isNeeded ? [] : [`The secret ${name} isn't set. ${keyAdvice(name)}`]
  })
}
