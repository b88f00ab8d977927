import { DELETION_GRACE } from '../../../schema/rules/identity'
import { accountWording } from '../../../schema/wording/account'
import { storiesOfUser } from '../../data/account/removal'
import { hideAccount, showAccount } from '../../data/account/visibility'
import { deleteOtherSessions } from '../../data/identity/sessions'
import { deviceName } from '../identity/device-name'
import type { Identity } from '../identity/identity'
import { deletionScheduledMail } from '../identity/mails/notices'
import { refused } from '../identity/refused'
import { forgetAccount } from '../identity/remembered-account'
import { ownSession, recentSession } from '../identity/security-guard'
import { forgetSession } from '../identity/sessions'
import type { AccountRefusal } from './refusal'

/** Hides the viewer's account and ends all their sessions; what showed them is made anew first of all. */
async function hide(identity: Identity, userId: string, username: string, deleteAfter: number | null) {
  const { db, clock, purger, browser } = identity
  const now = clock.now()
  const { names } = purger
  const posts = await storiesOfUser(db, userId)
  const tags = [
    names.user(userId),
    names.username(username),
    names.home,
    names.topics,
    ...posts.map(names.post),
  ]
  await db.write([
    ...hideAccount(userId, now, deleteAfter),
    deleteOtherSessions(userId, null),
    ...purger.statements(tags, { now, urgent: true }),
  ])
  purger.request()
  identity.reindex(posts)
  forgetSession(browser)
  forgetAccount(browser)
}

/**
 * Puts the viewer's account out of sight until they sign in again. Rule: docs/rules/identity.md, "Ending an account".
 *
 * @returns nothing when it is done.
 */
export async function deactivate(identity: Identity): Promise<AccountRefusal | undefined> {
  const session = await ownSession(identity)
  if ('why' in session) return session
  await hide(identity, session.user.id, session.user.username, null)
  return undefined
}

/**
 * The same, and after 14 days the account is removed for good.
 *
 * @param typed the viewer's username, as a confirmation.
 * @returns nothing when it is done.
 */
export async function scheduleDeletion(
  identity: Identity,
  typed: string,
): Promise<AccountRefusal | undefined> {
  const session = await recentSession(identity)
  if ('why' in session) return session
  const { id, username, email } = session.user
  if (typed.trim().replace(/^@/, '').toLowerCase() !== username) {
    return refused('BadRequest', accountWording.usernameMismatch)
  }
  const { clock, mailer, site, browser } = identity
  const when = clock.now()
  const removedAt = when + DELETION_GRACE
  await hide(identity, id, username, removedAt)
  if (email) {
    const asker = { device: deviceName(browser.userAgent), country: browser.country }
    const mail = deletionScheduledMail(site, {
      to: email,
      when,
      removedAt,
      mainOrigin: browser.mainOrigin,
      ...asker,
    })
    identity.later(
      mailer.send(mail).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'mail-failed', mail: 'deletion', error: String(error) }))
      }),
    )
  }
  return undefined
}

/** An account that was out of sight is there again, its stories too. Its owner has signed in. */
export async function bringBack(
  { db, clock, purger, reindex }: Pick<Identity, 'db' | 'clock' | 'purger' | 'reindex'>,
  userId: string,
  username: string,
): Promise<void> {
  const now = clock.now()
  const { names } = purger
  const posts = await storiesOfUser(db, userId)
  const tags = [
    names.user(userId),
    names.username(username),
    names.home,
    names.topics,
    ...posts.map(names.post),
  ]
  await db.write([...showAccount(userId, now), ...purger.statements(tags, { now })])
  purger.request()
  reindex(posts)
}
