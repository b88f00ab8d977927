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
 * A provider that is set up; nothing for one that isn't. One whose addresses may not be asked counts as not set
 * up, and the log says so. A development build that is told nothing of it has a stand-in. Nothing is asked yet.
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
