import type { ProviderName } from '../../../schema/rules/identity'
import { isLoopback, isProduction } from '../environment'
import { type FetchLimits, type ProviderFetch, providerFetch } from './provider-fetch'

/** Settings that all providers share. */
export interface ProviderSettings {
  isForMembers: boolean
  /** Whether a provider's address may be called: https, or this machine outside production. */
  mayAsk: (address: URL) => boolean
  fetch: ProviderFetch
}

/** What can be connected to an account: the providers that sign people in, and Mastodon, which doesn't. */
type Connectable = ProviderName | 'mastodon'

/** The providers that only members may connect: `MEMBERS_ONLY_PROVIDERS`, comma-separated names. */
const isForMembers = (env: Env, name: Connectable): boolean =>
  (env.MEMBERS_ONLY_PROVIDERS ?? '').split(',').some((text) => text.trim() === name)

export const settingsOf = (env: Env, name: Connectable, limits?: FetchLimits): ProviderSettings => ({
  isForMembers: isForMembers(env, name),
  mayAsk: ({ protocol, host }) =>
    protocol === 'https:' || (protocol === 'http:' && !isProduction(env.ENVIRONMENT) && isLoopback(host)),
  fetch: providerFetch(limits),
})

/**
 * A configured address, or the provider's own by default.
 *
 * @throws Error for one that may not be called.
 */
export function addressOf({ mayAsk }: ProviderSettings, said: string | undefined, usual: string): URL {
  const address = new URL(said || usual)
  if (!mayAsk(address)) throw new Error(`${address.href} is no address that a provider may have`)
  return address
}
