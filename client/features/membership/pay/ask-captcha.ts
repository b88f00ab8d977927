import type { Execute } from '../../../lib/app'
import { captchaService, createCaptcha } from '../../sign-in/captcha'
import { SignInOptions } from '../../sign-in/sign-in-options.generated'

/** A captcha's value for a payment, which is asked for after declined cards; null if there is none to be had. */
export async function askCaptcha(execute: Execute, place: HTMLElement): Promise<string | null> {
  const { signInOptions } = await execute(SignInOptions, {})
  const service = signInOptions.captcha ? captchaService(signInOptions.captcha) : undefined
  return (await createCaptcha(service, () => place).ask('payment')) ?? null
}
