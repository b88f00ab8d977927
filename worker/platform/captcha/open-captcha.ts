import type { FlagValues } from '../../../schema/rules/flags'
import { OUTSIDE_SCRIPTS } from '../../../schema/rules/outside-scripts'
import { developmentCaptcha } from '../development/captcha'
import { isProduction } from '../environment'
import type { Captcha, CaptchaClient } from './captcha'
import { type CaptchaEnv, captchaMode, captchaSettings, isCaptchaProvider } from './settings'
import { vendorCaptcha } from './vendor'

/** The captcha's script. A script of ours loads it, so `strict-dynamic` allows it. */
const SCRIPTS = {
  turnstile: () => `${OUTSIDE_SCRIPTS.turnstile}v0/api.js?render=explicit`,
  standard: (siteKey: string) => `${OUTSIDE_SCRIPTS.recaptcha}api.js?render=${siteKey}`,
  enterprise: (siteKey: string) => `${OUTSIDE_SCRIPTS.recaptcha}enterprise.js?render=${siteKey}`,
} as const

/**
 * The configured captcha (docs/operate.md); nothing if the configuration says `none`. A development build without a
 * configured captcha has its own. In production, without one or with published test keys, every result is unavailable
 * and the log says why.
 */
export function openCaptcha(
  env: CaptchaEnv,
  flags: Pick<FlagValues, 'enable_recaptcha_enterprise'>,
): Captcha | undefined {
  const provider = env.CAPTCHA_PROVIDER || ''
  const isEnterprise = flags.enable_recaptcha_enterprise
  if (provider === 'none') return undefined
  if (__DEVELOPMENT__) {
    if (provider === '' && !isProduction(env.ENVIRONMENT))
      return developmentCaptcha(isEnterprise ? 'enterprise' : 'standard')
  }
  if (!isCaptchaProvider(provider)) {
    const client: CaptchaClient = { provider: 'turnstile', mode: 'standard', siteKey: '' }
    return misconfigured(client, `CAPTCHA_PROVIDER is "${provider}"`)
  }
  const mode = captchaMode(provider, isEnterprise)
  const siteKey = env.CAPTCHA_SITE_KEY ?? ''
  const script = SCRIPTS[provider === 'turnstile' ? 'turnstile' : mode]
  const client: CaptchaClient = { provider, mode, siteKey, scriptUrl: script(encodeURIComponent(siteKey)) }
  try {
    return vendorCaptcha(captchaSettings(env, provider, mode), client)
  } catch (error) {
    return misconfigured(client, String(error))
  }
}

const misconfigured = (client: CaptchaClient, detail: string): Captcha => ({
  client,
  async verify() {
    console.error(JSON.stringify({ event: 'captcha-misconfigured', detail }))
    return 'unavailable'
  },
})
