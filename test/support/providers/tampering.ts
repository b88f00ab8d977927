import { createHash, createHmac } from 'node:crypto'
import { type CryptoKey, decodeJwt, type JWK, type JWTPayload, SignJWT } from 'jose'
import { personOf } from './person'

/** A key that a provider signs with. */
export interface SigningKey {
  kid: string
  privateKey: CryptoKey
  jwk: JWK
}

/** The keys of a lying provider. */
export interface TamperingKeys {
  /** The published one. */
  own: SigningKey
  /** Published only on request. */
  next: SigningKey
  clientSecret: string
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (claims: JWTPayload, key: SigningKey, kid = key.kid): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key.privateKey)

/** Claims with a fault. */
const CLAIMS: Readonly<Record<string, (claims: JWTPayload) => JWTPayload>> = {
  'wrong-issuer': (claims) => ({ ...claims, iss: 'https://elsewhere.example' }),
  'wrong-audience': (claims) => ({ ...claims, aud: 'another-client' }),
  'wrong-party': (claims) => ({ ...claims, azp: 'another-client' }),
  'wrong-nonce': (claims) => ({ ...claims, nonce: 'another' }),
  'no-nonce': ({ nonce: _, ...claims }) => claims,
  expired: (claims) => ({ ...claims, iat: 1_600_000_000, exp: 1_600_000_100 }),
  'wrong-hash': (claims) => ({
    ...claims,
    at_hash: createHash('sha256').update('another').digest().subarray(0, 16).toString('base64url'),
  }),
  'no-subject': ({ sub: _, ...claims }) => claims,
}

/** A token with a faulty signature; nothing for another fault. */
async function wronglySigned(
  fault: string,
  claims: JWTPayload,
  { own, next, clientSecret }: TamperingKeys,
): Promise<string | undefined> {
  if (fault === 'bad-signature') return signed(claims, next, own.kid)
  if (fault === 'next-key') return signed(claims, next)
  if (fault === 'alg-none') return `${base64url({ alg: 'none' })}.${base64url(claims)}.`
  if (fault === 'alg-hs256') {
    const text = `${base64url({ alg: 'HS256', kid: own.kid })}.${base64url(claims)}`
    return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`
  }
  return undefined
}

/** The token with its person's fault; unchanged if they have none. */
export async function tampered(idToken: string, keys: TamperingKeys): Promise<string> {
  const claims = decodeJwt(idToken)
  const { fault } = personOf(String(claims.login ?? ''))
  if (!fault) return idToken
  const change = CLAIMS[fault]
  return change ? signed(change(claims), keys.own) : ((await wronglySigned(fault, claims, keys)) ?? idToken)
}
