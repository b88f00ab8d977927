import type { JSONWebKeySet } from 'jose'
import * as oauth from 'oauth4webapi'
import { MINUTE } from '../../../schema/rules/time-units'
import { isolateMemory } from '../../isolate-memory'
import { askedBy } from './exchange-code'
import { ProviderFailed } from './provider'
import type { ProviderSettings } from './settings'

/** How long a provider's metadata is trusted, in milliseconds. */
const FRESH = { server: 60 * MINUTE, keys: 10 * MINUTE }
/** Keys that are younger aren't fetched again, whatever key a token names. */
const KEYS_AT_LEAST = 10_000

interface Kept<Thing> {
  thing: Thing
  at: number
}

/** By address; there are as many as the configuration names issuers. */
const servers = isolateMemory(new Map<string, Kept<oauth.AuthorizationServer>>())
const keySets = isolateMemory(new Map<string, Kept<JSONWebKeySet>>())

const keptFor = <Thing>(kept: Map<string, Kept<Thing>>, key: string, lifetime: number): Thing | undefined => {
  const entry = kept.get(key)
  return entry && Date.now() - entry.at < lifetime ? entry.thing : undefined
}

/** An issuer's metadata, with endpoints that may be called. */
export async function discover(issuer: URL, settings: ProviderSettings): Promise<oauth.AuthorizationServer> {
  const known = keptFor(servers, issuer.href, FRESH.server)
  if (known) return known
  const response = await oauth.discoveryRequest(issuer, askedBy(settings))
  const server = await oauth.processDiscoveryResponse(issuer, response)
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = server[name]
    if (!address || !URL.canParse(address) || !settings.mayAsk(new URL(address))) {
      throw new ProviderFailed('invalid', `${issuer.href} has no ${name} that may be asked`)
    }
  }
  servers.set(issuer.href, { thing: server, at: Date.now() })
  return server
}

/**
 * The keys that an issuer signs with.
 *
 * @param isUnknown a token names a key that isn't among them: they are fetched again, unless that was just
 * done.
 */
export async function signingKeys(
  address: string,
  settings: ProviderSettings,
  isUnknown = false,
): Promise<JSONWebKeySet> {
  const known = keptFor(keySets, address, isUnknown ? KEYS_AT_LEAST : FRESH.keys)
  if (known) return known
  const response = await settings.fetch(address, { headers: { accept: 'application/json' } })
  const keys: unknown = response.status === 200 ? await response.json() : undefined
  if (typeof keys !== 'object' || keys === null || !('keys' in keys) || !Array.isArray(keys.keys)) {
    throw new ProviderFailed('invalid', `${address} has no keys`)
  }
  const thing: JSONWebKeySet = { keys: keys.keys }
  keySets.set(address, { thing, at: Date.now() })
  return thing
}
