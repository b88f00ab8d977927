import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { type Account, accountById } from '../../data/identity/accounts'
import { type ConnectedAccountRow, connectedAccountsOfUser } from '../../data/identity/connected-accounts'
import type { Needs } from '../parts'
import { redactEmail } from '../user/redact-email'
import { offered } from './providers/offered'
import { forgetAccount, rememberedId } from './remembered-account'

/** An account that somebody who signs in may mean. */
export interface AlternateUser {
  userId: string
  /** Absent for an account without an address, or where nobody signs in by one. */
  redactedEmailAddress: string | null
  /** Connected providers that currently sign people in here. */
  socialLogins: ProviderName[]
}

/** Whether an account may be suggested. A hidden one may not, because signing in would restore it. */
const isThere = (account: Account | undefined): account is Account =>
  account !== undefined && account.deactivatedAt === null

const socialLoginsOf = (
  parts: Needs<'flags' | 'provider'>,
  connected: readonly ConnectedAccountRow[],
): ProviderName[] =>
  PROVIDER_NAMES.filter(
    (name) => connected.some(({ provider }) => provider === name) && offered(parts, name, 'login'),
  )

/**
 * The account that was used in this browser before, as far as somebody who uses the browser may know it;
 * nothing if there is none, or no way to sign in to it. One round trip; none for a browser that remembers
 * nobody.
 */
export async function alternateUser(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser' | 'flags' | 'provider'>,
): Promise<AlternateUser | undefined> {
  const { db, browser, flags } = parts
  const userId = await rememberedId(parts)
  if (userId === undefined) return undefined
  const [account, connected] = await Promise.all([
    db.first(accountById, userId),
    db.all(connectedAccountsOfUser, userId),
  ])
  if (account === undefined) forgetAccount(browser)
  if (!isThere(account)) return undefined
  const socialLogins = socialLoginsOf(parts, connected)
  const hasEmail = account.email !== null && !flags.disable_login_email
  if (!hasEmail && socialLogins.length === 0) return undefined
  return { userId, redactedEmailAddress: hasEmail ? redactEmail(account.email ?? '') : null, socialLogins }
}
