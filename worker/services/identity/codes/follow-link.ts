import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import type { SignInOperation } from '../../../../schema/rules/identity'
import { accountById } from '../../../data/identity/accounts'
import { type OneTimeRow, useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import type { Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { obfuscateEmail } from '../../user/obfuscate-email'
import { browserHash } from '../browser'
import { completeSignIn, type Grant, type SignInParts } from '../grants'
import { LONGEST_REFERENCE, peekOneTime, redeemOneTime, rowOfReference } from '../one-time'
import type { GivingSession } from '../sessions'
import { type ExpiredLink, expiredLink, type UnknownAccount } from '../sign-in-failures'
import { forgetMails } from './forget-mails'
import { finishMailedSignIn, type LoginLink } from './mailed-sign-in'
import { settleLater } from './settle-later'

/** What a link is about, for the page that asks before completing it. */
export interface LinkSummary {
  operation: SignInOperation
  emailObfuscated: string
  userId: string | null
  isSameBrowser: boolean
}

/**
 * What a mailed link, or one that an app opened, is about, without using it up. Nothing for an invalid one.
 */
export async function summarizeLink(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser'>,
  reference: string,
): Promise<LinkSummary | undefined> {
  const { db, browser, keys } = parts
  const row = await peekOneTime(parts, 'login-link', reference)
  if (row) {
    const { email, operation, askedBy } = JSON.parse(row.data) as LoginLink
    const mine = await browserHash(browser, keys)
    return {
      operation,
      emailObfuscated: obfuscateEmail(email),
      userId: row.userId,
      isSameBrowser: mine === askedBy,
    }
  }
  const opened = await peekOneTime(parts, 'app-login', reference)
  const account = opened?.userId && (await db.first(accountById, opened.userId))
  if (!account) return undefined
  return {
    operation: 'login',
    emailObfuscated: account.email ? obfuscateEmail(account.email) : '',
    userId: account.id,
    isSameBrowser: false,
  }
}

const expired = expiredLink('login')

type LinkParts = Needs<'db' | 'clock' | 'keys' | 'lockouts' | 'later' | 'purger'>

/** Completes a mailed link, which also lifts locks after wrong attempts, including a permanent one. */
async function grantOfLink(parts: LinkParts, reference: string, row: OneTimeRow): Promise<Grant | undefined> {
  const { db, clock, keys, lockouts } = parts
  const link = JSON.parse(row.data) as LoginLink
  // The code of the same mail counts as used.
  await db.write([useOneTime(await rowOfReference(keys, 'login-code', reference), 'login-code', clock.now())])
  const grant = await finishMailedSignIn(parts, link, row.userId, 'link')
  if (!grant) return undefined
  const lift = () =>
    Promise.all([
      lockouts.lift('login-code', link.email),
      lockouts.lift('password', grant.userId),
      forgetMails(parts, link.email),
    ])
  settleLater(parts, lift, { isRepeatable: true })
  return grant
}

/**
 * Signs in the person who follows a mailed link, or one that an app opened: once, in any browser, whatever is
 * locked. The value is the absolute address where the browser goes next. Rule: docs/rules/identity.md, "Codes
 * and links".
 */
export const followLink = defineUseCase(
  v.object({ token: opaque(LONGEST_REFERENCE, expired.failure.message) }),
  async (
    parts: SignInParts & LinkParts,
    { token },
  ): Promise<Result<string, UnknownAccount | ExpiredLink>> => {
    const row = await redeemOneTime(parts, 'login-link', token, undefined)
    if (row) {
      const grant = await grantOfLink(parts, token, row)
      return grant ? completeSignIn(parts, grant) : expired
    }
    const opened = await redeemOneTime(parts, 'app-login', token, undefined)
    if (!opened?.userId) return expired
    return completeSignIn(parts, {
      userId: opened.userId,
      operation: 'login',
      method: 'app',
      redirect: null,
      isNewAccount: false,
      isComplete: false,
      givenBy: JSON.parse(opened.data) as GivingSession,
    })
  },
)
