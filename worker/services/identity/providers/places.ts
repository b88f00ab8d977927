import { linkTo } from '../../../../schema/routes/links'
import type { SignInOperation } from '../../../../schema/rules/identity'
import type { ConnectError, ProviderError } from '../../../../schema/rules/providers'
import type { Needs } from '../../parts'

type Ports = Needs<'browser'>

/** The sign-in page, with an error message if there is one; and the address to continue at. */
export function signInPlace(
  { browser }: Ports,
  { operation, redirect }: { operation?: SignInOperation; redirect: string | null },
  error?: ProviderError,
): string {
  const query = { operation, redirectUrl: redirect, error }
  return browser.mainOrigin + linkTo('SignIn', {}, { query })
}

/** The page for somebody whom nobody knows here, which leads on to where they wanted to go. */
export const unrecognizedPlace = ({ browser }: Ports, redirect: string | null): string =>
  browser.mainOrigin + linkTo('ShowUnrecognizedAccount', {}, { query: { redirectUrl: redirect } })

/** The viewer's security settings, which say why an account wasn't connected. */
export const settingsPlace = ({ browser }: Ports, error?: ConnectError): string =>
  browser.mainOrigin + linkTo('SettingsTab', { setting: 'security' }, { query: { error } })
