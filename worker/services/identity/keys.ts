import { timingSafeEqual } from 'node:crypto'
import * as base64url from 'jose/base64url'
import { hex } from '../../../schema/rules/hex'

const encoder = new TextEncoder()

/** The purpose of a key; each has its own, derived from the one secret. */
export type KeyPurpose =
  | 'browser'
  | 'one-time'
  | 'login-code'
  | 'xsrf'
  | 'sign-out'
  | 'recovery-code'
  | 'account-token'
  | 'hand-over'
  | 'provider-state'
  | 'provider-answer'
  | 'one-tap'
  | 'alternate-user'
  | 'totp-secret'
  | 'mastodon-client'
  | 'password-pepper'
  | 'subject'
  | 'unsubscribe'
  | 'subscription'
  | 'suppression'
  | 'referral'
  | 'letter'
  | 'letter-count'
  | 'mail-address'
  | 'invitation'
  | 'webhook-secret'
  | 'domain-connect'
  | 'report-network'
  | 'private-feed'
  | 'story-mail'
  | 'gift-code'
  | 'foreign-picture'
  | 'partner-member'
  | 'feature-request'
  | 'mobile-number'
  | 'mobile-code'
  | 'mobile-number-shown'
  | 'device-code'
  | 'tax-form'

/** Keyed hashes and keys, all derived from one secret (docs/rules/identity.md, "Keys"). */
export interface Keys {
  /** HMAC-SHA-256 of a text, in hex: 64 digits. */
  hash(purpose: KeyPurpose, text: string): Promise<string>
  /** Key material for another algorithm: 32 bytes. */
  bytes(purpose: KeyPurpose): Promise<Uint8Array<ArrayBuffer>>
}

/** The bytes of a base64url text. @throws TypeError if it isn't one. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64url.decode(text))

/** A random reference: 128 bits or more as base64url. */
export function newReference(bytes = 32): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Whether two texts are equal, in a time that depends only on their lengths. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [encoder.encode(a), encoder.encode(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Keys derived from a secret of at least 32 characters. Each is derived once. */
export function createKeys(secret: string): Keys {
  const derived = new Map<KeyPurpose, Promise<Uint8Array<ArrayBuffer>>>()
  const hmacKeys = new Map<KeyPurpose, Promise<CryptoKey>>()
  const derive = async (purpose: KeyPurpose): Promise<Uint8Array<ArrayBuffer>> => {
    const master = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
    const info = encoder.encode(`quire ${purpose}`)
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, master, 256))
  }
  const bytes = (purpose: KeyPurpose): Promise<Uint8Array<ArrayBuffer>> => {
    const known = derived.get(purpose) ?? derive(purpose)
    derived.set(purpose, known)
    return known
  }
  const hmacKey = async (purpose: KeyPurpose): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', await bytes(purpose), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return {
    bytes,
    async hash(purpose, text) {
      const key = hmacKeys.get(purpose) ?? hmacKey(purpose)
      hmacKeys.set(purpose, key)
      return hex(await crypto.subtle.sign('HMAC', await key, encoder.encode(text)))
    },
  }
}
