import { linkTo } from '../../../schema/routes/links'
import { normalizedEmail } from '../../../schema/rules/email'
import { ADDRESS_MAILS } from '../../../schema/rules/identity'
import { ADDRESSES_ASKED_ABOUT } from '../../../schema/rules/sign-in-mails'
import { accountWording } from '../../../schema/wording/account'
import { codeWording } from '../../../schema/wording/codes'
import { setUnverifiedEmail } from '../../data/account/writes'
import { accountByEmail } from '../../data/identity/accounts'
import { useAllOfUser } from '../../data/identity/one-time'
import { deviceName } from '../identity/device-name'
import type { Identity } from '../identity/identity'
import { changeEmailMail } from '../identity/mails/address-mails'
import { prepareOneTime } from '../identity/one-time'
import { refused } from '../identity/refused'
import { ownSession, recentSession } from '../identity/security-guard'
import type { AccountRefusal } from './refusal'

const MINUTE = 60_000

/**
 * Asks the new address whether it is to be the viewer's; the old one stays until the link is followed.
 * Rule: docs/rules/identity.md, "Email changes".
 *
 * @returns nothing when the mail is on its way.
 */
export async function askForEmail(identity: Identity, wanted: string): Promise<AccountRefusal | undefined> {
  const session = await recentSession(identity)
  if ('why' in session) return session
  const { db, clock, lockouts, mailer, site, browser } = identity
  const { id, email: present } = session.user
  const email = normalizedEmail(wanted)
  if (!email) return refused('BadRequest', accountWording.invalidEmail)
  if (email === present) return refused('BadRequest', accountWording.sameEmail)
  // The answer tells whether somebody has the address, as `emailAvailability` does.
  const { most, windowMs } = ADDRESSES_ASKED_ABOUT
  if ((await lockouts.use('addresses', browser.address ?? 'unknown', windowMs)) > most) {
    return refused('RateLimited', codeWording.tooManyQuestions)
  }
  if (await db.first(accountByEmail, email)) {
    return refused('AlreadyExists', accountWording.emailTaken)
  }
  if ((await lockouts.use('address-mails', id, ADDRESS_MAILS.windowMs)) > ADDRESS_MAILS.most) {
    return refused('RateLimited', accountWording.tooManyMails(ADDRESS_MAILS.windowMs / MINUTE))
  }
  const now = clock.now()
  const { reference, statement } = await prepareOneTime(identity, {
    kind: 'confirm-email',
    userId: id,
    data: { email, purpose: 'change' },
  })
  // The link before this one leads nowhere from now on.
  await db.write([useAllOfUser(id, 'confirm-email', now), statement, setUnverifiedEmail(id, email)])
  const link = browser.mainOrigin + linkTo('ConfirmAccount', { key: reference })
  const asker = { device: deviceName(browser.userAgent), country: browser.country }
  try {
    await mailer.send(changeEmailMail(site, { to: email, link, ...asker }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'change-email', error: String(error) }))
    await db.write([useAllOfUser(id, 'confirm-email', clock.now()), setUnverifiedEmail(id, null)])
    return refused('ServiceUnavailable', accountWording.mailFailed)
  }
  return undefined
}

/** Takes the wish for another address back. */
export async function cancelEmail(identity: Identity): Promise<AccountRefusal | undefined> {
  const session = await ownSession(identity)
  if ('why' in session) return session
  const { id } = session.user
  await identity.db.write([
    useAllOfUser(id, 'confirm-email', identity.clock.now()),
    setUnverifiedEmail(id, null),
  ])
  return undefined
}
