import { linkTo } from '../../../../schema/routes/links'
import { ADDRESS_MAILS } from '../../../../schema/rules/identity'
import { accountWording } from '../../../../schema/wording/account'
import { codeWording } from '../../../../schema/wording/codes'
import { accountById } from '../../../data/identity/accounts'
import { useOneTime } from '../../../data/identity/one-time'
import type { Parts } from '../../parts'
import { deviceName } from '../device-name'
import { newReference } from '../keys'
import { changeEmailMail, verifyEmailMail } from '../mails/address-mails'
import { prepareOneTime } from '../one-time'
import { type Refused, refused } from '../refused'
import { type Confirmation, rowOfConfirmation } from './confirmation'

const MINUTE = 60_000

/**
 * Mails the viewer a link that confirms their address; once more the link for the one that waits to take its place,
 * when there is one. Rules: docs/rules/identity.md, "Confirming an address" and "Email changes".
 *
 * @returns nothing when the mail is on its way.
 */
export async function askVerification(
  identity: Parts,
): Promise<Refused<'Unauthorized' | 'BadRequest' | 'RateLimited' | 'ServiceUnavailable'> | undefined> {
  const session = await identity.session()
  if (!session) return refused('Unauthorized', codeWording.signInFirst)
  if (session.isSpoofed) return refused('Unauthorized', codeWording.notWhileSpoofing)
  const { db, clock, keys, lockouts, mailer, site, browser } = identity
  const account = await db.first(accountById, session.ownerId)
  if (!account) return refused('Unauthorized', codeWording.signInFirst)
  const purpose: Confirmation['purpose'] = account.unverifiedEmail === null ? 'verify' : 'change'
  const email = account.unverifiedEmail ?? account.email
  if (email === null) return refused('BadRequest', codeWording.noEmail)
  if (purpose === 'verify' && account.emailVerifiedAt !== null) {
    return refused('BadRequest', codeWording.alreadyVerified)
  }
  const asked = await lockouts.use('address-mails', account.id, ADDRESS_MAILS.windowMs)
  if (asked > ADDRESS_MAILS.most) {
    return refused('RateLimited', accountWording.tooManyMails(ADDRESS_MAILS.windowMs / MINUTE))
  }
  const data: Confirmation = { email, purpose }
  const reference = newReference()
  const { statement } = await prepareOneTime(identity, {
    kind: 'confirm-email',
    userId: account.id,
    data,
    reference,
  })
  await db.write([statement])
  const mail = purpose === 'verify' ? verifyEmailMail : changeEmailMail
  const link = browser.mainOrigin + linkTo('ConfirmAccount', { key: reference })
  const device = deviceName(browser.userAgent)
  try {
    await mailer.send(mail(site, { to: email, link, device, country: browser.country }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'confirm-email', error: String(error) }))
    await db.write([useOneTime(await rowOfConfirmation(keys, reference), 'confirm-email', clock.now())])
    return refused('ServiceUnavailable', codeWording.mailFailed)
  }
  return undefined
}
