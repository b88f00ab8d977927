import { linkTo } from '../../../schema/routes/links'
import type { NotRecent } from '../../services/identity/security-guard'
import type { NotConnected, SignInFailure } from '../../services/identity/sign-in-failures'
import type { Failure, Result } from '../../services/result'

type Shown = SignInFailure | NotConnected | NotRecent | Failure<'BAD_REQUEST'>

/** The absolute address of the page that reports why somebody wasn't signed in or connected. */
function failureAddress(failure: Shown, mainOrigin: string): string {
  const signIn = (query: Readonly<Record<string, string | null | undefined>>): string =>
    mainOrigin + linkTo('SignIn', {}, { query })
  const security = (error: string | null): string =>
    mainOrigin + linkTo('SettingsTab', { setting: 'security' }, { query: { error } })

  if (!('shownAt' in failure)) {
    if (failure.code === 'BAD_REQUEST') return signIn({ error: 'PROVIDER_FAILED' })
    if (failure.code === 'FORBIDDEN') return security('UNKNOWN')
    // To connect an account, a person signs in first, and then returns to the settings.
    return signIn({ redirectUrl: linkTo('SettingsTab', { setting: 'security' }) })
  }
  if (failure.shownAt === 'security-settings') return security(failure.error)
  if (failure.shownAt === 'expired-link') {
    return signIn({ operation: 'expired-link', redirectUrl: failure.redirect })
  }
  if (failure.shownAt === 'unrecognized-account') {
    const query = { redirectUrl: failure.redirect }
    return mainOrigin + linkTo('ShowUnrecognizedAccount', {}, { query })
  }
  const { error, wanted } = failure
  return signIn({ operation: wanted.operation, redirectUrl: wanted.redirect, error })
}

/**
 * Where the browser goes next, absolute: the address that signing in or connecting gives, or the page that reports
 * why there is none.
 */
export const nextAddress = (result: Result<string, Shown>, mainOrigin: string): string =>
  result.ok ? result.value : failureAddress(result.failure, mainOrigin)
