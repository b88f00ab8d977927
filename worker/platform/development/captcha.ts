import type { Captcha } from '../captcha/captcha'

/** The only value that passes. */
const PASSING = 'dev-pass'

/**
 * The captcha if none is configured (docs/rules/development.md, "Captcha"). The browser receives the passing
 * value as the site key, because its build is also production's, which must not contain it.
 */
export function developmentCaptcha(mode: Captcha['client']['mode']): Captcha {
  return {
    client: { provider: 'development', mode, siteKey: PASSING },
    verify: async (value) => (value === PASSING ? 'passed' : 'failed'),
  }
}
