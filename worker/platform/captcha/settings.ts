import { isSafeAddress } from '../ask-outside'
import { isProduction } from '../environment'
import { isDummyKey, isOwnKey } from './dummy-keys'

/** The configuration that a captcha depends on. */
export type CaptchaEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'MAIN_HOST'
  | 'CAPTCHA_PROVIDER'
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_PROJECT'
  | 'CAPTCHA_API_KEY'
  | 'CAPTCHA_VERIFY_URL'
  | 'CAPTCHA_MIN_SCORE'
>

export type CaptchaProvider = 'turnstile' | 'recaptcha'
export type CaptchaMode = 'standard' | 'enterprise'

/** Where and with which keys a value is verified. */
export interface CaptchaSettings {
  provider: CaptchaProvider
  mode: CaptchaMode
  siteKey: string
  secret: string
  verifyUrl: string
  hostname: string
  minScore: number
  /** The vendors' test keys, whose responses name no action and host. Never in production. */
  isDummy: boolean
}

const SITE_VERIFY = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const
const ASSESSMENTS = (project: string): string =>
  `https://recaptchaenterprise.googleapis.com/v1/projects/${encodeURIComponent(project)}/assessments`

const DEFAULT_SCORE = 0.5

export const isCaptchaProvider = (name: string | undefined): name is CaptchaProvider =>
  name === 'turnstile' || name === 'recaptcha'

/** Only reCAPTCHA has an Enterprise mode. */
export const captchaMode = (provider: CaptchaProvider, isEnterprise: boolean): CaptchaMode =>
  provider === 'recaptcha' && isEnterprise ? 'enterprise' : 'standard'

/**
 * The captcha's settings from the configuration.
 *
 * @throws Error that says what is missing or invalid, without naming a key.
 */
export function captchaSettings(
  env: CaptchaEnv,
  provider: CaptchaProvider,
  mode: CaptchaMode,
): CaptchaSettings {
  const siteKey = env.CAPTCHA_SITE_KEY ?? ''
  const secretName = mode === 'enterprise' ? 'CAPTCHA_API_KEY' : 'CAPTCHA_SECRET'
  const secret = env[secretName] ?? ''
  if (siteKey === '') throw new Error('CAPTCHA_SITE_KEY is missing')
  if (secret === '') throw new Error(`${secretName} is missing`)
  if (isProduction(env.ENVIRONMENT)) {
    if (!isOwnKey(siteKey)) throw new Error('CAPTCHA_SITE_KEY is no key of this site')
    if (!isOwnKey(secret)) throw new Error(`${secretName} is no key of this site`)
  }
  const project = env.CAPTCHA_PROJECT ?? ''
  if (mode === 'enterprise' && project === '' && !env.CAPTCHA_VERIFY_URL)
    throw new Error('CAPTCHA_PROJECT is missing')
  const verifyUrl =
    env.CAPTCHA_VERIFY_URL || (mode === 'enterprise' ? ASSESSMENTS(project) : SITE_VERIFY[provider])
  if (!isSafeAddress(verifyUrl)) throw new Error('CAPTCHA_VERIFY_URL is no https address')
  const minScore = Number(env.CAPTCHA_MIN_SCORE || DEFAULT_SCORE)
  if (!(minScore >= 0 && minScore <= 1)) throw new Error('CAPTCHA_MIN_SCORE is no number from 0 to 1')
  const hostname = env.MAIN_HOST.replace(/:\d+$/, '').toLowerCase()
  return { provider, mode, siteKey, secret, verifyUrl, hostname, minScore, isDummy: isDummyKey(secret) }
}
