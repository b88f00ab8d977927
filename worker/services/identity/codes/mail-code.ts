import { linkTo } from '../../../../schema/routes/links'
import { useOlderOfBrowser, useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import { bindBrowser } from '../browser'
import { deviceName } from '../device-name'
import { newReference } from '../keys'
import { signInMail } from '../mails/sign-in-mail'
import { prepareOneTime, rowOfReference } from '../one-time'
import {
  hashLoginCode,
  type LoginCode,
  type LoginLink,
  type MailedSignIn,
  newLoginCode,
} from './mailed-sign-in'

/** The parts that mail a code. */
export type CodeMailParts = Needs<'db' | 'clock' | 'keys' | 'mailer' | 'browser' | 'site'>

/**
 * Stores a code and a link and mails them.
 *
 * @returns false if the mail isn't sent: then both are invalid.
 */
export async function mailCode(
  parts: CodeMailParts,
  mailed: MailedSignIn,
  userId: string | undefined,
): Promise<boolean> {
  const { db, clock, keys, mailer, browser, site } = parts
  const browserHash = await bindBrowser(browser, keys)
  const reference = newReference()
  const code = newLoginCode()
  const salt = newReference(16)
  // The code and the link have the same reference.
  const [codeRow, linkRow] = await Promise.all([
    rowOfReference(keys, 'login-code', reference),
    rowOfReference(keys, 'login-link', reference),
  ])
  const codeData: LoginCode = {
    ...mailed,
    salt,
    codeHash: await hashLoginCode(keys, salt, code),
    linkHash: linkRow,
  }
  const linkData: LoginLink = { ...mailed, askedBy: browserHash }
  const whose = userId === undefined ? {} : { userId }
  const rows = await Promise.all([
    prepareOneTime(parts, { kind: 'login-code', browserHash, ...whose, data: codeData, reference }),
    prepareOneTime(parts, { kind: 'login-link', ...whose, data: linkData, reference }),
  ])
  await db.write(rows.map(({ statement }) => statement))
  const { email: to, operation } = mailed
  // An expired link says what it was for, however long ago its row was swept away.
  const link = browser.mainOrigin + linkTo('CallbackEmail', {}, { query: { operation, token: reference } })
  const device = deviceName(browser.userAgent)
  try {
    await mailer.send(signInMail(site, { to, operation, code, link, device, country: browser.country }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'sign-in', error: String(error) }))
    const now = clock.now()
    await db.write([useOneTime(codeRow, 'login-code', now), useOneTime(linkRow, 'login-link', now)])
    return false
  }
  await db.write([useOlderOfBrowser(browserHash, 'login-code', codeRow, clock.now())])
  return true
}
