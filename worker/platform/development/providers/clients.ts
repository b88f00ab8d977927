import { jwtVerify } from 'jose'
import { linkTo } from '../../../../schema/routes/links'
import type { ProviderName } from '../../../../schema/rules/identity'
import { PROVIDER_CALLBACKS } from '../../../../schema/rules/providers'
import { standInKeys } from './keys'

/** What the stand-ins know us by. None of it is worth anything elsewhere. */
export const CLIENT_ID = 'stand-in-client'
export const CLIENT_SECRET = 'stand-in-secret'
export const APPLE = { teamId: 'STANDINTEAM', keyId: 'STANDINKEY' }

/** Where the stand-in of an instance at that origin lies; without a slash at its end. */
export const standInAddress = (origin: string, provider: ProviderName): string =>
  `${origin}/_/dev/providers/${provider}`

/** The one address that a stand-in sends people back to. */
export const redirectUriOf = (origin: string, provider: ProviderName): string =>
  origin + linkTo(PROVIDER_CALLBACKS[provider])

/** Whether a secret is the token that Apple wants: signed by the client's key, for Apple. */
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

/** Whether our own client asks, as each provider wants it shown: X in a header, the others in the form. */
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
