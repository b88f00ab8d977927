import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import { toastWording } from '../../../../schema/wording/toasts'
import { isDuplicate } from '../../../data/database'
import { type Account, accountById, changeEmail, verifyAddress } from '../../../data/identity/accounts'
import { anyOneTime, type OneTimeRow, useAllOfUser, useOneTime } from '../../../data/identity/one-time'
import { followAddress } from '../../../data/newsletter/writes'
import { followChoice } from '../../counting/uncounted'
import type { Needs } from '../../parts'
import { actorOf } from '../../policies/actor'
import { can } from '../../policies/can'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { obfuscateEmail } from '../../user/obfuscate-email'
import { deviceName } from '../device-name'
import { emailChangedNotice } from '../mails/address-mails'
import { LONGEST_REFERENCE, rowOfReference } from '../one-time'
import { endOthers } from '../security-guard'
import type { Confirmation } from './confirmation'

/** What became of an address after its link was followed. */
export type ConfirmedAddress =
  /** It is confirmed, or already was. */
  | { kind: 'confirmed' }
  | { kind: 'changed' }
  /** Nothing yet: the person has to agree first. */
  | { kind: 'ask'; username: string; emailObfuscated: string }

/** `NOT_FOUND`: the link is used up, expired or cancelled. `ALREADY_EXISTS`: another account has the address. */
type Reason = Failure<'NOT_FOUND' | 'ALREADY_EXISTS'>

type Confirmed = Result<ConfirmedAddress, Reason>

const { 'email-link-expired': expiredWording, 'email-taken': takenWording } = toastWording.after
const expired = fail('NOT_FOUND', expiredWording)

type ConfirmParts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser' | 'mailer' | 'site' | 'later'>

const followedLink = v.object({
  key: opaque(LONGEST_REFERENCE, expiredWording),
  /** Whether the person has agreed on the page that says what happens. */
  hasAgreed: v.boolean(),
})

/**
 * Confirms the address that a link was mailed to. Following the link is enough to confirm one's own address.
 * For another to replace it, its owner has to be signed in or to agree, since programs follow links too.
 * Idempotent. Rules: docs/rules/identity.md, "Confirming an address" and "Email changes".
 */
export const confirmAddress = defineUseCase(followedLink, follow)

async function follow(
  parts: ConfirmParts,
  { key, hasAgreed }: v.InferOutput<typeof followedLink>,
): Promise<Confirmed> {
  const { db, clock, keys } = parts
  const row = await db.first(anyOneTime, await rowOfReference(keys, 'confirm-email', key), 'confirm-email')
  const account = row?.userId && (await db.first(accountById, row.userId))
  if (!row || !account) return expired
  const { email, purpose, isFirst } = JSON.parse(row.data) as Confirmation
  const isDone = account.email === email && account.emailVerifiedAt !== null
  if (isDone) return ok({ kind: purpose === 'change' && !isFirst ? 'changed' : 'confirmed' })
  if (row.usedAt !== null || row.expiresAt <= clock.now()) return expired
  if (purpose === 'verify') return confirm(parts, row, account, email)
  if (account.unverifiedEmail !== email) return expired
  if (!hasAgreed && (await ownSessionHash(parts, account.id)) === undefined) {
    return ok({ kind: 'ask', username: account.username, emailObfuscated: obfuscateEmail(email) })
  }
  return change(parts, row, account, email)
}

/** The hash of the request's session if it is the account's own. */
async function ownSessionHash(
  { session, browser }: Needs<'session' | 'browser'>,
  userId: string,
): Promise<string | undefined> {
  const present = await session()
  const actor = actorOf(present, browser.mainOrigin)
  return can(actor, 'confirmAddress', { entity: 'account', account: { id: userId } })
    ? present?.hash
    : undefined
}

async function confirm(
  { db, clock }: Needs<'db' | 'clock'>,
  row: OneTimeRow,
  account: Account,
  email: string,
): Promise<Confirmed> {
  if (account.email !== email) return expired
  const now = clock.now()
  await db.write([useOneTime(row.hash, 'confirm-email', now), ...verifyAddress(account.id, email, now)])
  return ok({ kind: 'confirmed' })
}

/** Replaces the old address with the new one. All other sessions have to sign in again. */
async function change(
  parts: ConfirmParts,
  row: OneTimeRow,
  account: Account,
  email: string,
): Promise<Confirmed> {
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
      ...followAddress(account.id, email),
      ...(await followChoice(parts, account.email, email)),
    ])
    // Somebody was faster, or the change was cancelled.
    if (changed !== 1) return expired
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return fail('ALREADY_EXISTS', takenWording)
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
  return ok({ kind: to === null ? 'confirmed' : 'changed' })
}
