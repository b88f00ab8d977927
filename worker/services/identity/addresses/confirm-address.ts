import { isDuplicate } from '../../../data/database'
import { type Account, accountById, changeEmail, verifyEmail } from '../../../data/identity/accounts'
import { anyOneTime, type OneTimeRow, useAllOfUser, useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import { obfuscateEmail } from '../../user/obfuscate-email'
import { deviceName } from '../device-name'
import { emailChangedNotice } from '../mails/address-mails'
import { endOthers } from '../security-guard'
import { type Confirmation, rowOfConfirmation } from './confirmation'

/** What came of following a link that confirms an address. */
export type ConfirmOutcome =
  /** It is confirmed; also when it was before. */
  | { kind: 'confirmed' }
  | { kind: 'changed' }
  /** Used up, too old, or no longer wanted. */
  | { kind: 'expired' }
  /** Another account has the address by now. */
  | { kind: 'taken' }
  /** Whoever follows it has to say so first. */
  | { kind: 'ask'; username: string; emailObfuscated: string }

type ConfirmParts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'mailer' | 'site' | 'later'>

const LONGEST_KEY = 200

/**
 * Confirms the address that a link was mailed to. An address of one's own is confirmed by following the link; for
 * another to take its place, its owner has to be signed in or to ask for it, since programs follow links too. Any
 * number of times is the same as once. Rules: docs/rules/identity.md, "Confirming an address" and "Email changes".
 *
 * @param isAsked whether the person has asked for it on the page that says what happens.
 */
export async function confirmAddress(
  parts: ConfirmParts,
  key: string,
  isAsked: boolean,
): Promise<ConfirmOutcome> {
  const { db, clock, keys } = parts
  if (key.length > LONGEST_KEY) return { kind: 'expired' }
  const row = await db.first(anyOneTime, await rowOfConfirmation(keys, key), 'confirm-email')
  const account = row?.userId && (await db.first(accountById, row.userId))
  if (!row || !account) return { kind: 'expired' }
  const { email, purpose, isFirst } = JSON.parse(row.data) as Confirmation
  const isDone = account.email === email && account.emailVerifiedAt !== null
  if (isDone) return { kind: purpose === 'change' && !isFirst ? 'changed' : 'confirmed' }
  if (row.usedAt !== null || row.expiresAt <= clock.now()) return { kind: 'expired' }
  if (purpose === 'verify') return confirm(parts, row, account, email)
  if (account.unverifiedEmail !== email) return { kind: 'expired' }
  if (!isAsked && (await ownSessionHash(parts, account.id)) === undefined) {
    return { kind: 'ask', username: account.username, emailObfuscated: obfuscateEmail(email) }
  }
  return change(parts, row, account, email)
}

/** The hash of the request's session when it is the account's own. */
async function ownSessionHash({ session }: Needs<'session'>, userId: string): Promise<string | undefined> {
  const present = await session()
  return present && !present.isSpoofed && present.ownerId === userId ? present.hash : undefined
}

async function confirm(
  { db, clock }: Needs<'db' | 'clock'>,
  row: OneTimeRow,
  account: Account,
  email: string,
): Promise<ConfirmOutcome> {
  if (account.email !== email) return { kind: 'expired' }
  const now = clock.now()
  await db.write([useOneTime(row.hash, 'confirm-email', now), verifyEmail(account.id, email, now)])
  return { kind: 'confirmed' }
}

/** Lets the new address take the old one's place. Whoever else is signed in has to sign in anew. */
async function change(
  parts: ConfirmParts,
  row: OneTimeRow,
  account: Account,
  email: string,
): Promise<ConfirmOutcome> {
  const { db, clock, mailer, site, browser, later } = parts
  const now = clock.now()
  const kept = (await ownSessionHash(parts, account.id)) ?? ''
  try {
    const [changed] = await db.write([
      changeEmail(account.id, email, now),
      useOneTime(row.hash, 'confirm-email', now),
      // Mails that went to the old address sign nobody in any more.
      ...(['login-code', 'login-link', 'confirm-email'] as const).map((kind) =>
        useAllOfUser(account.id, kind, now),
      ),
      ...endOthers(account.id, kept, now),
    ])
    // Somebody was faster, or has taken the wish back.
    if (changed !== 1) return { kind: 'expired' }
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return { kind: 'taken' }
  }
  const { email: to } = account
  const device = deviceName(browser.userAgent)
  if (to !== null) {
    const notice = emailChangedNotice(site, {
      to,
      newEmail: email,
      when: now,
      device,
      country: browser.country,
    })
    later(
      mailer.send(notice).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'mail-failed', mail: 'email-changed', error: String(error) }))
      }),
    )
  }
  // Nothing was changed for somebody who had no address before.
  return { kind: to === null ? 'confirmed' : 'changed' }
}
