import * as v from 'valibot'
import { redirectAddress } from '../../../schema/inputs/sign-in'
import { linkTo } from '../../../schema/routes/links'
import type { SignInMethod, SignInOperation } from '../../../schema/rules/identity'
import { accountById, hasSecondFactor } from '../../data/identity/accounts'
import { bringBack } from '../account/hide-account'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { flashToast } from '../viewer/toast'
import { bindBrowser, browserHash } from './browser'
import { handedOverTo } from './hand-over'
import { issueOneTime, redeemOneTime } from './one-time'
import { ownAddress } from './own-address'
import { rememberAccount } from './remembered-account'
import { type GivingSession, startSession } from './sessions'
import { type ExpiredLink, expiredLink, type UnknownAccount, unknownAccount } from './sign-in-failures'

/** The result of signing in, before there is a session. */
export interface Grant {
  userId: string
  operation: SignInOperation
  method: SignInMethod
  /** Where the person wants to go, as they said; checked when it is used. */
  redirect: string | null
  isNewAccount: boolean
  /** Whether the second factor was given, or isn't needed. */
  isComplete: boolean
  /** The session that it comes from, if the person hasn't proven their identity again. */
  givenBy?: GivingSession
}

/** A token for /m/callback/authenticate: valid once, for a minute, in this browser. */
export interface SignInToken {
  value: string
}

/** Issues a token for a grant to callers that can't follow a redirect at once: those of GraphQL. */
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

/** Uses up a token of `issueGrant`; nothing if it is invalid, or another browser's. */
async function redeemGrant(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser'>,
  token: string,
): Promise<Grant | undefined> {
  const { browser, keys } = parts
  const row = await redeemOneTime(parts, 'grant', token, await browserHash(browser, keys))
  return row && (JSON.parse(row.data) as Grant)
}

/**
 * Exchanges a grant for a session; a person with a second factor has to give it first. The requesting browser
 * must be the grant's. The value is the absolute address where the browser goes next.
 */
export async function completeSignIn(
  parts: SignInParts,
  grant: Grant,
): Promise<Result<string, UnknownAccount | ExpiredLink>> {
  const { db, browser, keys } = parts
  const { userId, method, givenBy } = grant
  const [account, factor] = await Promise.all([
    db.first(accountById, userId),
    db.first(hasSecondFactor, userId),
  ])
  if (!account) return unknownAccount(grant.redirect)
  if (factor && !grant.isComplete) {
    await issueOneTime(parts, {
      kind: 'second-factor',
      browserHash: await bindBrowser(browser, keys),
      userId,
      data: grant,
    })
    const query = { operation: 'two-factor' }
    return ok(browser.mainOrigin + linkTo('SignIn', {}, { query }))
  }
  if (!(await startSession(parts, { userId, method, givenBy }))) return expiredLink(grant.operation)
  await rememberAccount(parts, userId)
  if (account.deactivatedAt !== null) {
    await bringBack(parts, account)
    flashToast(browser, account.deleteAfter === null ? 'account-reactivated' : 'account-kept')
  }
  return ok(await landing(parts, grant))
}

/**
 * Exchanges a sign-in token for a session: once, within a minute, in the browser that requested it. The grant
 * decides what happens; a `redirect` counts if it is an address of ours. The value is the absolute address
 * where the browser goes next. Rule: docs/rules/identity.md, "Codes and links".
 */
export const signInByToken = defineUseCase(
  v.object({
    // One that is too long is none (peekOneTime).
    token: v.string(),
    redirect: v.nullish(redirectAddress, null),
  }),
  async (parts: SignInParts, { token, redirect }): Promise<Result<string, UnknownAccount | ExpiredLink>> => {
    const { mainOrigin } = parts.browser
    const [grant, wanted] = await Promise.all([
      redeemGrant(parts, token),
      redirect === null ? undefined : ownAddress(parts.db, redirect, { main: mainOrigin, base: mainOrigin }),
    ])
    if (!grant) return expiredLink('login', wanted)
    return completeSignIn(parts, { ...grant, redirect: wanted ?? grant.redirect })
  },
)

/** Where somebody goes who has just signed in. Rule: docs/rules/identity.md, "Redirects". */
async function landing(
  { db, browser: { mainOrigin, origin } }: Needs<'db' | 'browser'>,
  { redirect, isNewAccount }: Grant,
): Promise<string> {
  const wanted = redirect ? await ownAddress(db, redirect, { main: mainOrigin, base: mainOrigin }) : undefined
  // Whoever has chosen a plan pays first.
  const pays = wanted !== undefined && new URL(wanted).pathname === linkTo('Payment')
  if (isNewAccount && !pays) {
    const query = wanted ? { redirectUrl: wanted } : {}
    return mainOrigin + linkTo('NameOnboarding', {}, { query })
  }
  return wanted ? handedOverTo(wanted, origin) : mainOrigin + linkTo('Home')
}
