import { exportJWK, exportPKCS8, generateKeyPair, type JSONWebKeySet } from 'jose'

/** The stand-ins' keys, and the one with which a client signs its secret for Apple. */
interface StandInKeys {
  signing: CryptoKey
  published: JSONWebKeySet
  appleClient: { pkcs8: string; publicKey: CryptoKey }
}

export const SIGNING_KEY_ID = 'stand-in'

/** In the isolate's memory, so a restart changes them. */
let kept: StandInKeys | undefined

/** Created on first use. */
export async function standInKeys(): Promise<StandInKeys> {
  if (kept) return kept
  const [own, client] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('ES256', { extractable: true }),
  ])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: SIGNING_KEY_ID, alg: 'RS256', use: 'sig' }
  const made: StandInKeys = {
    signing: own.privateKey,
    published: { keys: [jwk] },
    appleClient: { pkcs8: await exportPKCS8(client.privateKey), publicKey: client.publicKey },
  }
  // If two are created at once, everybody uses the first.
  kept ??= made
  return kept
}
