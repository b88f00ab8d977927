import type { Needs } from '../parts'
import { done, type Result } from '../result'
import { forgetAccount } from './remembered-account'

/** Makes the browser forget which account was used in it. */
export async function forgetAlternateUser({ browser }: Needs<'browser'>): Promise<Result<undefined, never>> {
  forgetAccount(browser)
  return done
}
