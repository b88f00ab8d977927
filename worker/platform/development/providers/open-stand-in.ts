import type { ProviderName } from '../../../../schema/rules/identity'
import { isLoopback } from '../../environment'
import { appleProvider } from '../../identity-providers/apple'
import { openFacebook } from '../../identity-providers/facebook'
import { openGoogle } from '../../identity-providers/google'
import type { IdentityProvider } from '../../identity-providers/provider'
import type { ProviderSettings } from '../../identity-providers/settings'
import { openTwitter } from '../../identity-providers/twitter'
import { standInAnswer } from './answer'
import { APPLE, CLIENT_ID, CLIENT_SECRET, standInAddress } from './clients'
import { standInKeys } from './keys'

/** The instance that a stand-in belongs to. */
interface Instance {
  env: Env
  settings: ProviderSettings
  /** The stand-in's address. */
  at: string
}

/** Google's own script has no stand-in, so there is no One Tap. */
function standInForGoogle({ env, settings, at }: Instance): IdentityProvider | undefined {
  const vars = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: at }
  const google = openGoogle({ ...env, ...vars }, settings)
  if (!google) return undefined
  const { oneTap: _, identifyToken: __, ...provider } = google
  return provider
}

const standInForApple = ({ settings, at }: Instance): IdentityProvider =>
  appleProvider(
    {
      ...APPLE,
      clientId: CLIENT_ID,
      key: async () => (await standInKeys()).appleClient.pkcs8,
      issuer: new URL(at),
    },
    settings,
  )

const standInForFacebook = ({ env, settings, at }: Instance): IdentityProvider | undefined => {
  const vars = {
    FACEBOOK_CLIENT_ID: CLIENT_ID,
    FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
    FACEBOOK_AUTHORIZE_URL: `${at}/authorize`,
    FACEBOOK_TOKEN_URL: `${at}/token`,
    FACEBOOK_API_URL: at,
  }
  return openFacebook({ ...env, ...vars }, settings)
}

const standInForTwitter = ({ env, settings, at }: Instance): IdentityProvider | undefined => {
  const vars = {
    TWITTER_CLIENT_ID: CLIENT_ID,
    TWITTER_CLIENT_SECRET: CLIENT_SECRET,
    TWITTER_AUTHORIZE_URL: `${at}/authorize`,
    TWITTER_TOKEN_URL: `${at}/token`,
    TWITTER_API_URL: at,
  }
  return openTwitter({ ...env, ...vars }, settings)
}

const OPEN: Readonly<Record<ProviderName, (instance: Instance) => IdentityProvider | undefined>> = {
  google: standInForGoogle,
  apple: standInForApple,
  facebook: standInForFacebook,
  twitter: standInForTwitter,
}

/** Whether the environment configures a provider; if so, the configuration counts. */
const isTold = (env: Env, name: ProviderName): boolean =>
  Boolean(
    {
      google: env.GOOGLE_CLIENT_ID,
      apple: env.APPLE_CLIENT_ID,
      facebook: env.FACEBOOK_CLIENT_ID,
      twitter: env.TWITTER_CLIENT_ID,
    }[name],
  )

/**
 * The real adapter, pointed at the stand-in of its own instance, if the stand-in exists and the environment
 * doesn't configure the provider. Requests from programs are answered here instead of over the network. Rule:
 * docs/rules/development.md, "Identity providers".
 *
 * @param origin the main host's.
 */
export function openStandIn(
  env: Env,
  name: ProviderName,
  { settings, origin }: { settings: ProviderSettings; origin: string },
): IdentityProvider | undefined {
  if (env.ENVIRONMENT !== 'development' || !isLoopback(new URL(origin).host) || isTold(env, name))
    return undefined
  const fetch: ProviderSettings['fetch'] = async (url, init) =>
    (await standInAnswer(name, new Request(url, init))) ?? new Response(null, { status: 404 })
  return OPEN[name]({ env, settings: { ...settings, fetch }, at: standInAddress(origin, name) })
}
