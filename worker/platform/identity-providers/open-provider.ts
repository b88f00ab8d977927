import type { ProviderName } from '../../../schema/rules/identity'
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
 * up, and the log says so. Nothing is asked yet.
 */
export function openProvider(env: Env, name: ProviderName): IdentityProvider | undefined {
  try {
    return OPEN[name](env, settingsOf(env, name))
  } catch (error) {
    console.error(JSON.stringify({ event: 'provider-misconfigured', provider: name, detail: String(error) }))
    return undefined
  }
}
