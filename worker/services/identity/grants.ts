import { linkTo } from '../../../schema/routes/links'
import type { SignInMethod, SignInOperation } from '../../../schema/rules/identity'
import { accountById, hasSecondFactor } from '../../data/identity/accounts'
import { bringBack } from '../account/hide-account'
import type { Needs } from '../parts'
import { bindBrowser, browserHash } from './browser'
import { handedOverTo } from './hand-over'
import { issueOneTime, redeemOneTime } from './one-time'
import { ownAddress } from './own-address'
import { rememberAccount } from './remembered-account'
import { type GivingSession, startSession } from './sessions'

/** What signing in ended with, before there is a session. */
export interface Grant {
  userId: string
  operation: SignInOperation
  method: SignInMethod
  /** Where the person wants to go, as they said; checked when it is used. */
  redirect: string | null
  isNewAccount: boolean
  /** The second factor was given, or isn't needed. */
  isComplete: boolean
  /** The session that it comes from, where nobody has shown anew who they are. */
  givenBy?: GivingSession
}

/** A token for /m/callback/authenticate: good once, for a minute, in this browser. */
export interface SignInToken {
  value: string
}

/** Gives a token for a grant to those who can't follow a redirect at once: GraphQL's callers. */
export async function issueGrant(
  { db, clock, keys, browser }: Needs<'db' | 'clock' | 'keys' | 'browser'>,
  grant: Grant,
): Promise<SignInToken> {
  const value = await issueOneTime(
    { db, clock, keys },
    {
      kind: 'grant',
      browserHash: await bindBrowser(browser, keys),
      userId: grant.userId,
      data: grant,
    },
  )
  return { value }
}

/** The parts that sign somebody in. */
export type SignInParts = Needs<'db' | 'clock' | 'keys' | 'browser' | 'purger' | 'reindex'>

/**
 * Uses a token of `issueGrant` up; nothing when it isn't good, or is another browser's.
 */
export async function redeemGrant(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser'>,
  token: string,
): Promise<Grant | undefined> {
  const { browser, keys } = parts
  const row = await redeemOneTime(parts, 'grant', token, await browserHash(browser, keys))
  return row && (JSON.parse(row.data) as Grant)
}

/**
 * Makes a session of a grant; a person with a second factor is asked for it first. The browser that asks must be
 * the one whose grant it is.
 *
 * @returns the absolute address where the browser goes next.
 */
export async function completeSignIn(parts: SignInParts, grant: Grant): Promise<string> {
  const { db, browser, keys } = parts
  const { userId, method, givenBy } = grant
  const [account, factor] = await Promise.all([
    db.first(accountById, userId),
    db.first(hasSecondFactor, userId),
  ])
  if (!account) return browser.mainOrigin + linkTo('ShowUnrecognizedAccount')
  if (factor && !grant.isComplete) {
    await issueOneTime(parts, {
      kind: 'second-factor',
      browserHash: await bindBrowser(browser, keys),
      userId,
      data: grant,
    })
    const query = { operation: 'two-factor' }
    return browser.mainOrigin + linkTo('SignIn', {}, { query })
  }
  if (!(await startSession(parts, { userId, method, givenBy }))) {
    return browser.mainOrigin + linkTo('SignIn', {}, { query: { operation: 'expired-link' } })
  }
  await rememberAccount(parts, userId)
  if (account.deactivatedAt !== null) await bringBack(parts, account)
  return landing(parts, grant)
}

/** Where somebody goes who has just signed in. Rule: docs/rules/identity.md, "Redirects". */
async function landing(
  { db, browser: { mainOrigin, origin } }: Needs<'db' | 'browser'>,
  { redirect, isNewAccount }: Grant,
): Promise<string> {
  const wanted = redirect ? await ownAddress(db, redirect, { main: mainOrigin, base: mainOrigin }) : undefined
  if (isNewAccount) {
    const query = wanted ? { redirectUrl: wanted } : {}
    return mainOrigin + linkTo('TopicsOnboarding', {}, { query })
  }
  return wanted ? handedOverTo(wanted, origin) : mainOrigin + linkTo('Home')
}
