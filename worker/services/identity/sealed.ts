import * as base64url from 'jose/base64url'
import { bytesOf, type KeyPurpose, type Keys } from './keys'

const IV_BYTES = 12
const encoder = new TextEncoder()

/** The purpose of a secret, and its owner. */
export interface Sealed {
  purpose: KeyPurpose
  owner: string
}

const key = async (keys: Keys, purpose: KeyPurpose, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await keys.bytes(purpose), 'AES-GCM', false, [usage])

/**
 * A secret as stored: readable only with the key, and only as this owner's (docs/rules/identity.md, "Keys").
 */
export async function seal(keys: Keys, { purpose, owner }: Sealed, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) }
  const usable = await key(keys, purpose, 'encrypt')
  const text = await crypto.subtle.encrypt(algorithm, usable, encoder.encode(secret))
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(text))}`
}

/** @throws Error if it was stored under another key, or for somebody else. */
export async function unseal(keys: Keys, { purpose, owner }: Sealed, stored: string): Promise<string> {
  const [iv = '', text = ''] = stored.split('.')
  const algorithm = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: encoder.encode(owner) }
  const usable = await key(keys, purpose, 'decrypt')
  const secret = await crypto.subtle.decrypt(algorithm, usable, bytesOf(text))
  return new TextDecoder().decode(secret)
}
