import type { FlagValues } from '../../../schema/rules/flags'
import type { Captcha } from './captcha'

/** The captcha that is set up; nothing where none is. */
export function openCaptcha(_env: Env, _flags: FlagValues): Captcha | undefined {
  return undefined
}
