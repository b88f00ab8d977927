import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { linkTo } from '../../../schema/routes/links'
import { ADDRESS_MAILS } from '../../../schema/rules/identity'
import { MINUTE } from '../../../schema/rules/time-units'

import { accountWording } from '../../../schema/wording/account'
import { codeWording } from '../../../schema/wording/codes'
import { setUnverifiedEmail } from '../../data/account/writes'
import { accountByEmail } from '../../data/identity/accounts'
import { useAllOfUser } from '../../data/identity/one-time'
import type { Confirmation } from '../identity/addresses/confirmation'
import { mayAskAboutAddress } from '../identity/asked-about'
import { deviceName } from '../identity/device-name'
import { changeEmailMail } from '../identity/mails/address-mails'
import { prepareOneTime } from '../identity/one-time'
import { requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type AccountSettings, readAccountSettings } from './account-settings'

type Parts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'site' | 'lockouts' | 'mailer'>
type Reason = Failure<
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'SIGN_IN_AGAIN'
  | 'BAD_REQUEST'
  | 'ALREADY_EXISTS'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
>

interface NewAddress {
  email: string
  /** The account has no address yet. */
  isFirst: boolean
}

/**
 * Mails the link that makes the address replace the current one. False if the mail service doesn't accept it.
 */
async function mailLink(parts: Parts, userId: string, { email, isFirst }: NewAddress): Promise<boolean> {
  const { db, clock, mailer, site, browser } = parts
  const { reference, statement } = await prepareOneTime(parts, {
    kind: 'confirm-email',
    userId,
    data: { email, purpose: 'change', isFirst } satisfies Confirmation,
  })
  // The previous link stops working.
  await db.write([
    useAllOfUser(userId, 'confirm-email', clock.now()),
    statement,
    setUnverifiedEmail(userId, email),
  ])
  const link = browser.mainOrigin + linkTo('ConfirmAccount', { key: reference })
  const asker = { device: deviceName(browser.userAgent), country: browser.country }
  try {
    await mailer.send(changeEmailMail(site, { to: email, link, ...asker }))
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'change-email', error: String(error) }))
    await db.write([useAllOfUser(userId, 'confirm-email', clock.now()), setUnverifiedEmail(userId, null)])
    return false
  }
}

/**
 * Asks the new address to confirm that it is the viewer's; the old one stays until the link is followed.
 * Rule: docs/rules/identity.md, "Email changes".
 */
export const changeEmail = defineUseCase(
  v.object({ email: emailAddress(accountWording.invalidEmail) }),
  async (parts: Parts, { email }): Promise<Result<AccountSettings, Reason>> => {
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { id, email: present } = session.value.user
    const { db, lockouts } = parts
    if (email === present) return fail('BAD_REQUEST', accountWording.sameEmail, 'email')
    // The answer reveals whether somebody has the address, as `emailAvailability` does.
    if (!(await mayAskAboutAddress(parts))) return fail('RATE_LIMITED', codeWording.tooManyQuestions)
    if (await db.first(accountByEmail, email)) {
      return fail('ALREADY_EXISTS', accountWording.emailTaken, 'email')
    }
    if ((await lockouts.use('address-mails', id, ADDRESS_MAILS.windowMs)) > ADDRESS_MAILS.most) {
      return fail('RATE_LIMITED', accountWording.tooManyMails(ADDRESS_MAILS.windowMs / MINUTE))
    }
    const isSent = await mailLink(parts, id, { email, isFirst: present === null })
    return isSent
      ? ok(await readAccountSettings(parts, id))
      : fail('SERVICE_UNAVAILABLE', accountWording.mailFailed)
  },
)
