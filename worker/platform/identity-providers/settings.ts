import type { ProviderName } from '../../../schema/rules/identity'
import { isLoopback, isProduction } from '../environment'
import { type FetchLimits, type ProviderFetch, providerFetch } from './provider-fetch'

/** What is the same for every provider. */
export interface ProviderSettings {
  isForMembers: boolean
  /** Whether an address of a provider may be asked: https, or this machine outside production. */
  mayAsk: (address: URL) => boolean
  fetch: ProviderFetch
}

/** Who can be connected with an account here: those that sign people in, and Mastodon, which doesn't. */
type Connectable = ProviderName | 'mastodon'

/** The providers that only members may connect: `MEMBERS_ONLY_PROVIDERS`, names with commas between them. */
const isForMembers = (env: Env, name: Connectable): boolean =>
  (env.MEMBERS_ONLY_PROVIDERS ?? '').split(',').some((text) => text.trim() === name)

export const settingsOf = (env: Env, name: Connectable, limits?: FetchLimits): ProviderSettings => ({
  isForMembers: isForMembers(env, name),
  mayAsk: ({ protocol, host }) =>
    protocol === 'https:' || (protocol === 'http:' && !isProduction(env.ENVIRONMENT) && isLoopback(host)),
  fetch: providerFetch(limits),
})

/**
 * An address of the configuration, or the provider's own where it says nothing.
 *
 * @throws Error for one that may not be asked.
 */
export function addressOf({ mayAsk }: ProviderSettings, said: string | undefined, usual: string): URL {
  const address = new URL(said || usual)
  if (!mayAsk(address)) throw new Error(`${address.href} is no address that a provider may have`)
  return address
}
