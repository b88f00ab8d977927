import { linkTo } from '../../../../schema/routes/links'
import { ADDRESS_MAILS } from '../../../../schema/rules/identity'
import { MINUTE } from '../../../../schema/rules/time-units'
import { accountWording } from '../../../../schema/wording/account'
import { codeWording } from '../../../../schema/wording/codes'
import { type Account, accountById } from '../../../data/identity/accounts'
import { useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import { actorOf } from '../../policies/actor'
import { can } from '../../policies/can'
import { done, type Failure, fail, ok, type Result } from '../../result'
import { deviceName } from '../device-name'
import { newReference } from '../keys'
import { changeEmailMail, verifyEmailMail } from '../mails/address-mails'
import { prepareOneTime, rowOfReference } from '../one-time'
import type { Confirmation } from './confirmation'

type MailParts = Needs<'db' | 'clock' | 'keys' | 'mailer' | 'site' | 'browser'>
type Reason = Failure<'UNAUTHORIZED' | 'BAD_REQUEST' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

/** The address to confirm: the one that waits to replace the account's own, otherwise the account's own. */
function wantedConfirmation(account: Account): Result<Confirmation, Failure<'BAD_REQUEST'>> {
  const { email, emailVerifiedAt, unverifiedEmail } = account
  if (unverifiedEmail !== null) {
    return ok({ email: unverifiedEmail, purpose: 'change', isFirst: email === null })
  }
  if (email === null) return fail('BAD_REQUEST', codeWording.noEmail)
  if (emailVerifiedAt !== null) return fail('BAD_REQUEST', codeWording.alreadyVerified)
  return ok({ email, purpose: 'verify' })
}

/** Stores a link and mails it. False if the mail isn't sent: then the link is invalid. */
async function mailLink(parts: MailParts, userId: string, wanted: Confirmation): Promise<boolean> {
  const { db, clock, keys, mailer, site, browser } = parts
  const reference = newReference()
  const { statement } = await prepareOneTime(parts, {
    kind: 'confirm-email',
    userId,
    data: wanted,
    reference,
  })
  await db.write([statement])
  const mail = wanted.purpose === 'verify' ? verifyEmailMail : changeEmailMail
  const link = browser.mainOrigin + linkTo('ConfirmAccount', { key: reference })
  const device = deviceName(browser.userAgent)
  try {
    await mailer.send(mail(site, { to: wanted.email, link, device, country: browser.country }))
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'confirm-email', error: String(error) }))
    await db.write([
      useOneTime(await rowOfReference(keys, 'confirm-email', reference), 'confirm-email', clock.now()),
    ])
    return false
  }
}

/**
 * Mails the viewer a link that confirms their address, or resends the link for one that waits to replace it.
 * Rules: docs/rules/identity.md, "Confirming an address" and "Email changes".
 */
export async function sendVerificationEmail(
  parts: MailParts & Needs<'session' | 'lockouts'>,
): Promise<Result<undefined, Reason>> {
  const session = await parts.session()
  if (!session) return fail('UNAUTHORIZED', codeWording.signInFirst)
  const actor = actorOf(session, parts.browser.mainOrigin)
  if (!can(actor, 'confirmAddress', { entity: 'account', account: session.user })) {
    return fail('UNAUTHORIZED', codeWording.notWhileSpoofing)
  }
  const account = await parts.db.first(accountById, session.ownerId)
  if (!account) return fail('UNAUTHORIZED', codeWording.signInFirst)
  const wanted = wantedConfirmation(account)
  if (!wanted.ok) return wanted
  const asked = await parts.lockouts.use('address-mails', account.id, ADDRESS_MAILS.windowMs)
  if (asked > ADDRESS_MAILS.most) {
    return fail('RATE_LIMITED', accountWording.tooManyMails(ADDRESS_MAILS.windowMs / MINUTE))
  }
  const isSent = await mailLink(parts, account.id, wanted.value)
  return isSent ? done : fail('SERVICE_UNAVAILABLE', codeWording.mailFailed)
}
