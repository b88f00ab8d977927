import type { Captcha } from '../captcha/captcha'

/** The one value that passes. */
const PASSING = 'dev-pass'

/**
 * Stands in where no captcha is set up (docs/rules/development.md, "Captcha"). The browser is given the value that
 * passes as the key: its build is production's too, which must not hold it.
 */
export function developmentCaptcha(mode: Captcha['client']['mode']): Captcha {
  return {
    client: { provider: 'development', mode, siteKey: PASSING },
    verify: async (value) => (value === PASSING ? 'passed' : 'failed'),
  }
}
