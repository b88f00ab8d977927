import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { openIdProvider } from './openid'
import type { IdentityProvider } from './provider'
import { addressOf, type ProviderSettings } from './settings'

const ISSUER = 'https://appleid.apple.com'
const ALGORITHM = 'ES256'
/** How long a secret that we sign is valid: it is made for one call. */
const SECRET_LIFETIME = '5m'

/** What Apple posts about the person, only the first time. Only the name is read; the token has the rest. */
const FirstTime = v.object({
  name: v.object({ firstName: v.optional(v.string()), lastName: v.optional(v.string()) }),
})

function nameOf(answer: URLSearchParams): string | null {
  try {
    const { name } = v.parse(FirstTime, JSON.parse(answer.get('user') ?? ''))
    return [name.firstName, name.lastName].filter(Boolean).join(' ').slice(0, 200) || null
  } catch {
    return null
  }
}

/** Our credentials at Apple. */
export interface AppleClient {
  clientId: string
  teamId: string
  keyId: string
  /** The private key, as PKCS #8 text. */
  key: () => Promise<string>
  issuer: URL
}

/** Apple's client secret: a token signed with our key, for their issuer alone. */
async function clientSecret({ clientId, teamId, keyId, key }: AppleClient, audience: string) {
  // A line break is often written as `\n` where a secret has to be one line.
  const imported = await importPKCS8((await key()).replaceAll('\\n', '\n'), ALGORITHM)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(SECRET_LIFETIME)
    .sign(imported)
}

/** Apple. Its response is a POST from its own page. */
export function appleProvider(client: AppleClient, settings: ProviderSettings): IdentityProvider {
  const { clientId, issuer } = client
  const audience = issuer.href.replace(/\/$/, '')
  const { identifyToken: _, ...provider } = openIdProvider(
    {
      name: 'apple',
      issuer,
      clientId,
      clientSecret: () => clientSecret(client, audience),
      scope: 'openid name email',
      params: { response_mode: 'form_post' },
      nameOf,
    },
    settings,
  )
  return provider
}

/** Apple, if its client, team and key are configured. */
export function openApple(env: Env, settings: ProviderSettings): IdentityProvider | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = env
  const key = env.APPLE_PRIVATE_KEY
  if (!clientId || !teamId || !keyId || !key) return undefined
  const issuer = addressOf(settings, env.APPLE_ISSUER, ISSUER)
  return appleProvider({ clientId, teamId, keyId, key: async () => key, issuer }, settings)
}
