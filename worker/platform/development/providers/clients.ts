import { jwtVerify } from 'jose'
import { linkTo } from '../../../../schema/routes/links'
import type { ProviderName } from '../../../../schema/rules/identity'
import { PROVIDER_CALLBACKS } from '../../../../schema/rules/providers'
import { standInKeys } from './keys'

/** Our credentials at the stand-ins. They are worth nothing elsewhere. */
export const CLIENT_ID = 'stand-in-client'
export const CLIENT_SECRET = 'stand-in-secret'
export const APPLE = { teamId: 'STANDINTEAM', keyId: 'STANDINKEY' }

/** The address of the stand-in of an instance at that origin, without a trailing slash. */
export const standInAddress = (origin: string, provider: ProviderName): string =>
  `${origin}/_/dev/providers/${provider}`

/** The only address that a stand-in redirects people back to. */
export const redirectUriOf = (origin: string, provider: ProviderName): string =>
  origin + linkTo(PROVIDER_CALLBACKS[provider])

/** Whether a secret is the token that Apple requires: signed by the client's key, for Apple. */
async function isAppleSecret(sent: string, issuer: string): Promise<boolean> {
  const { appleClient } = await standInKeys()
  try {
    const { protectedHeader } = await jwtVerify(sent, appleClient.publicKey, {
      algorithms: ['ES256'],
      issuer: APPLE.teamId,
      subject: CLIENT_ID,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    })
    return protectedHeader.kid === APPLE.keyId
  } catch {
    return false
  }
}

/**
 * Whether our own client is asking, authenticated as each provider requires: X in a header, the others in the
 * form.
 */
export async function isClient(
  provider: ProviderName,
  issuer: string,
  { headers, form }: { headers: Headers; form: URLSearchParams },
): Promise<boolean> {
  if (provider === 'twitter')
    return headers.get('authorization') === `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}`
  if (form.get('client_id') !== CLIENT_ID) return false
  const secret = form.get('client_secret') ?? ''
  return provider === 'apple' ? isAppleSecret(secret, issuer) : secret === CLIENT_SECRET
}
