import { isDuplicate } from '../../../data/database'
import { type Account, accountById, changeEmail, verifyEmail } from '../../../data/identity/accounts'
import { anyOneTime, type OneTimeRow, useAllOfUser, useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import { obfuscateEmail } from '../../user/obfuscate-email'
import { deviceName } from '../device-name'
import { emailChangedNotice } from '../mails/address-mails'
import { endOthers } from '../security-guard'
import { type Confirmation, rowOfConfirmation } from './confirmation'

/** The outcome of following a link that confirms an address. */
export type ConfirmOutcome =
  /** It is confirmed, or already was. */
  | { kind: 'confirmed' }
  | { kind: 'changed' }
  /** Used up, expired, or cancelled. */
  | { kind: 'expired' }
  /** Another account has the address by now. */
  | { kind: 'taken' }
  /** The person has to agree first. */
  | { kind: 'ask'; username: string; emailObfuscated: string }

type ConfirmParts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'mailer' | 'site' | 'later'>

const LONGEST_KEY = 200

/**
 * Confirms the address that a link was mailed to. Following the link is enough to confirm one's own address.
 * For another to replace it, its owner has to be signed in or to agree, since programs follow links too.
 * Idempotent. Rules: docs/rules/identity.md, "Confirming an address" and "Email changes".
 *
 * @param isAsked whether the person has agreed on the page that says what happens.
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

/** The hash of the request's session if it is the account's own. */
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

/** Replaces the old address with the new one. All other sessions have to sign in again. */
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
      // Mails that went to the old address no longer sign anybody in.
      ...(['login-code', 'login-link', 'confirm-email'] as const).map((kind) =>
        useAllOfUser(account.id, kind, now),
      ),
      ...endOthers(account.id, kept, now),
    ])
    // Somebody was faster, or the change was cancelled.
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
  // For somebody who had no address before, nothing was replaced.
  return { kind: to === null ? 'confirmed' : 'changed' }
}
