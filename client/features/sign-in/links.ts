import { linkTo } from '../../../schema/routes/links'
import type { ProviderName, SignInOperation } from '../../../schema/rules/identity'
import { slugify } from '../../../schema/rules/slug'

/** In this order they are shown. */
export const PROVIDER_ORDER: readonly ProviderName[] = ['facebook', 'twitter', 'google', 'apple']

const PROVIDER_ADDRESSES: Readonly<Record<ProviderName, string>> = {
  facebook: linkTo('ConnectFacebook'),
  twitter: linkTo('AuthenticateTwitter'),
  google: linkTo('ConnectGoogle'),
  apple: linkTo('StartAuthApple'),
}

/** Where somebody goes after signing in; nothing when that would be an address of signing in itself. */
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

/** What goes along with a visit to a provider. */
export interface ProviderLinkInput {
  operation: SignInOperation
  redirect?: string | undefined
  entry?: string | undefined
  actionUrl?: string | undefined
  /** Binds the link to this browser. */
  token?: string | undefined
}

/** Where a button with a provider's name leads: a path of the main host, which sends the browser on. */
export function providerLink(provider: ProviderName, input: ProviderLinkInput): string {
  const query = new URLSearchParams({ operation: input.operation })
  if (input.redirect) query.set('redirectUrl', input.redirect)
  if (input.entry) query.set('source', input.entry)
  if (input.actionUrl) query.set('actionUrl', input.actionUrl)
  if (input.token) query.set('token', input.token)
  return `${PROVIDER_ADDRESSES[provider]}?${query}`
}

/** Where the token goes that a code, a password or a passkey was given for. */
export function callbackLink(
  token: string,
  operation: SignInOperation,
  { mainOrigin, productName }: { mainOrigin: string; productName: string },
): string {
  const query = { token, operation, state: slugify(productName) }
  return mainOrigin + linkTo('CallbackAuthenticate', {}, { query })
}

/** Where a token of Google's one-tap goes: behind the `#`, so that it stands in nobody's log. A path of the main host. */
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
