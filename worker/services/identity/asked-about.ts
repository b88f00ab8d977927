import { ADDRESSES_ASKED_ABOUT } from '../../../schema/rules/sign-in-mails'
import type { Needs } from '../parts'

/**
 * Counts a question whose answer tells whether somebody has an account with an address. Whatever can be asked shares
 * this count, so that no network address learns more by asking in several ways. Called before the answer is looked up.
 *
 * @returns whether the question may be answered without any further proof. Rule: docs/rules/identity.md, "Mails".
 */
export async function mayAskAboutAddress({
  lockouts,
  browser,
}: Needs<'lockouts' | 'browser'>): Promise<boolean> {
  const { most, windowMs } = ADDRESSES_ASKED_ABOUT
  return (await lockouts.use('addresses', browser.address ?? 'unknown', windowMs)) <= most
}
