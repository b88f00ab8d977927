import type { FlagName } from '../../../../schema/rules/flags'
import { PROVIDER_NAMES, type ProviderName } from '../../../../schema/rules/identity'
import type { IdentityProvider } from '../../../platform/identity-providers/provider'
import type { Needs } from '../../parts'
import type { VisitOperation } from './visit'

const DISABLE: Readonly<Record<ProviderName, FlagName>> = {
  google: 'disable_login_google',
  apple: 'disable_login_apple',
  facebook: 'disable_login_facebook',
  twitter: 'disable_login_twitter',
}

/**
 * The provider, if it is configured and no flag hides it for this purpose. A flag that hides a button also
 * closes the route behind it. Rule: docs/rules/identity.md, "Providers".
 */
export function offered(
  { flags, provider }: Needs<'flags' | 'provider'>,
  name: ProviderName,
  operation: VisitOperation,
): IdentityProvider | undefined {
  if (flags[DISABLE[name]]) return undefined
  if (name === 'facebook' && operation === 'register' && flags.disable_signup_facebook) return undefined
  return provider(name)
}

/** The providers that are offered to everybody. */
export const offeredProviders = (parts: Needs<'flags' | 'provider'>) =>
  PROVIDER_NAMES.map((name) => ({
    name,
    isLoginOffered: offered(parts, name, 'login') !== undefined,
    isRegisterOffered: offered(parts, name, 'register') !== undefined,
  })).filter(({ isLoginOffered, isRegisterOffered }) => isLoginOffered || isRegisterOffered)
