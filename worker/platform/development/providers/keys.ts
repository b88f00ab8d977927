import { exportJWK, exportPKCS8, generateKeyPair, type JSONWebKeySet } from 'jose'

/** The keys of the stand-ins: theirs, and the one that a client signs its secret for Apple with. */
interface StandInKeys {
  signing: CryptoKey
  published: JSONWebKeySet
  appleClient: { pkcs8: string; publicKey: CryptoKey }
}

export const SIGNING_KEY_ID = 'stand-in'

/** In the memory of the isolate: others after a restart. */
let kept: StandInKeys | undefined

/** Made when they are first needed. */
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
  // Of two that were made at once the first are everybody's.
  kept ??= made
  return kept
}
