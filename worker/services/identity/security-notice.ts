import type { SecurityEvent } from '../../../schema/wording/mails'
import { accountById } from '../../data/identity/accounts'
import type { Needs } from '../parts'
import { deviceName } from './device-name'
import { securityNotice } from './mails/notices'

/** The parts that notify an account's owner by mail. */
export type NoticeParts = Needs<'db' | 'clock' | 'browser' | 'site' | 'mailer' | 'later'>

/**
 * Tells a person by mail, after the response, that how they sign in has changed. The change stays even if the
 * mail can't be sent (docs/rules/identity.md, "Changing how one signs in").
 *
 * @param detail name of the passkey or of the provider.
 */
export function noticeLater(parts: NoticeParts, userId: string, what: SecurityEvent, detail?: string): void {
  const { db, browser, clock, site, mailer, later } = parts
  const when = clock.now()
  const send = async (): Promise<void> => {
    const account = await db.first(accountById, userId)
    if (!account?.email) return
    const asker = { device: deviceName(browser.userAgent), country: browser.country }
    const about = { to: account.email, what, when, mainOrigin: browser.mainOrigin, ...asker }
    await mailer.send(securityNotice(site, detail === undefined ? about : { ...about, detail }))
  }
  later(
    send().catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'security-notice-unsent', what, message: String(error) }))
    }),
  )
}
