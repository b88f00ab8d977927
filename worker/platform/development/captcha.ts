import type { Captcha } from '../captcha/captcha'

/** The one value that passes. */
const PASSING = 'dev-pass'

/** Stands in where no captcha is set up (docs/rules/development.md, "Captcha"). */
export function developmentCaptcha(mode: Captcha['client']['mode']): Captcha {
  return {
    client: { provider: 'development', mode, siteKey: 'development' },
    verify: async (value) => (value === PASSING ? 'passed' : 'failed'),
  }
}
