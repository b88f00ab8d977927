import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import { type Account, accountById } from '../../data/identity/accounts'
import { type ConnectedAccountRow, connectedAccountsOfUser } from '../../data/identity/connected-accounts'
import type { Parts } from '../parts'
import { redactEmail } from '../user/redact-email'
import { type CodeRefusal, type SentCode, sendCode } from './codes/send-code'
import { offered } from './providers/offered'
import { refused } from './refused'
import { forgetAccount, rememberedId } from './remembered-account'

/** An account that somebody who signs in may mean. */
export interface AlternateUser {
  userId: string
  /** Absent for an account that has no address, or where nobody signs in by one. */
  redactedEmailAddress: string | null
  /** Connected services that sign people in here at present. */
  socialLogins: ProviderName[]
}

/** Whether an account may be suggested. One out of sight isn't: signing in would bring it back. */
const isThere = (account: Account | undefined): account is Account =>
  account !== undefined && account.deactivatedAt === null

const socialLoginsOf = (identity: Parts, connected: readonly ConnectedAccountRow[]): ProviderName[] =>
  PROVIDER_NAMES.filter(
    (name) => connected.some(({ provider }) => provider === name) && offered(identity, name, 'login'),
  )

/**
 * The account that was used in this browser before, as far as somebody may know of it who sits at it; nothing when
 * there is none, or no way in. One round trip; none for a browser that remembers nobody.
 */
export async function alternateUser(identity: Parts): Promise<AlternateUser | undefined> {
  const { db, browser, flags } = identity
  const userId = await rememberedId(identity)
  if (userId === undefined) return undefined
  const [account, connected] = await Promise.all([
    db.first(accountById, userId),
    db.all(connectedAccountsOfUser, userId),
  ])
  if (account === undefined) forgetAccount(browser)
  if (!isThere(account)) return undefined
  const socialLogins = socialLoginsOf(identity, connected)
  const hasEmail = account.email !== null && !flags.disable_login_email
  if (!hasEmail && socialLogins.length === 0) return undefined
  return { userId, redactedEmailAddress: hasEmail ? redactEmail(account.email ?? '') : null, socialLogins }
}

/** Mails a code and a link to the account that the browser remembers, whose address it is never told. */
export async function sendAlternateUserCode(
  identity: Parts,
  asked: { redirect?: string | null | undefined; captchaValue?: string | null | undefined },
): Promise<SentCode | CodeRefusal> {
  const userId = await rememberedId(identity)
  const account = userId === undefined ? undefined : await identity.db.first(accountById, userId)
  if (!isThere(account) || account.email === null) return refused('NotFound', signInWording.alternate.gone)
  return sendCode(identity, { ...asked, email: account.email, operation: 'login' })
}
