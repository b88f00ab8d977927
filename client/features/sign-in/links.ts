import { linkTo } from '../../../schema/routes/links'
import type { ProviderName, SignInOperation } from '../../../schema/rules/identity'
import { slugify } from '../../../schema/rules/slug'

/** In display order. */
export const PROVIDER_ORDER: readonly ProviderName[] = ['facebook', 'twitter', 'google', 'apple']

const PROVIDER_ADDRESSES: Readonly<Record<ProviderName, string>> = {
  facebook: linkTo('ConnectFacebook'),
  twitter: linkTo('AuthenticateTwitter'),
  google: linkTo('ConnectGoogle'),
  apple: linkTo('StartAuthApple'),
}

/** Where somebody goes after signing in; nothing for an address of signing in itself. */
export function redirectAfter(
  wanted: string | undefined,
  { here, mainOrigin }: { here: string; mainOrigin: string },
): string | undefined {
  const address = wanted || here
  const base = URL.canParse(here) ? here : mainOrigin
  if (!URL.canParse(address, base)) return undefined
  const { origin, pathname } = new URL(address, base)
  const isAuthentication = origin === mainOrigin && (pathname === '/m' || pathname.startsWith('/m/'))
  return isAuthentication ? undefined : address
}

/** The parameters of a visit to a provider. */
export interface ProviderLinkInput {
  operation: SignInOperation
  redirect?: string | undefined
  entry?: string | undefined
  actionUrl?: string | undefined
  /** Binds the link to this browser. */
  token?: string | undefined
}

/** The target of a provider's button: a path of the main host, which redirects the browser. */
export function providerLink(provider: ProviderName, input: ProviderLinkInput): string {
  const query = new URLSearchParams({ operation: input.operation })
  if (input.redirect) query.set('redirectUrl', input.redirect)
  if (input.entry) query.set('source', input.entry)
  if (input.actionUrl) query.set('actionUrl', input.actionUrl)
  if (input.token) query.set('token', input.token)
  return `${PROVIDER_ADDRESSES[provider]}?${query}`
}

/** The address that redeems the token of a code, a password or a passkey. */
export function callbackLink(
  token: string,
  operation: SignInOperation,
  { mainOrigin, productName }: { mainOrigin: string; productName: string },
): string {
  const query = { token, operation, state: slugify(productName) }
  return mainOrigin + linkTo('CallbackAuthenticate', {}, { query })
}

/**
 * The address for a token of Google One Tap: behind the `#`, so that no log contains it. A path of the main
 * host.
 */
export function oneTapLink(input: {
  operation: SignInOperation
  redirect: string
  idToken: string
  token: string
}): string {
  const query = { operation: input.operation, redirectUrl: input.redirect }
  const hash = new URLSearchParams({ state: input.token, id_token: input.idToken })
  return `${linkTo('CallbackGoogle', {}, { query })}#${hash}`
}
