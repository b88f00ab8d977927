import type { ProviderName } from '../../../schema/rules/identity'
import { openStandIn } from '../development/providers/open-stand-in'
import { openApple } from './apple'
import { openFacebook } from './facebook'
import { openGoogle } from './google'
import type { IdentityProvider } from './provider'
import { type ProviderSettings, settingsOf } from './settings'
import { openTwitter } from './twitter'

const OPEN: Readonly<
  Record<ProviderName, (env: Env, settings: ProviderSettings) => IdentityProvider | undefined>
> = { google: openGoogle, apple: openApple, facebook: openFacebook, twitter: openTwitter }

/**
 * A configured provider; nothing for one that isn't. A provider with addresses that may not be called counts
 * as not configured, and the log says so. A development build without its configuration has a stand-in. Sends
 * no request yet.
 *
 * @param origin the main host's.
 */
export function openProvider(env: Env, name: ProviderName, origin: string): IdentityProvider | undefined {
  try {
    const settings = settingsOf(env, name)
    const provider = OPEN[name](env, settings)
    if (__DEVELOPMENT__) return provider ?? openStandIn(env, name, { settings, origin })
    return provider
  } catch (error) {
    console.error(JSON.stringify({ event: 'provider-misconfigured', provider: name, detail: String(error) }))
    return undefined
  }
}
