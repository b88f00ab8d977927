import { SignJWT } from 'jose'
import * as base64url from 'jose/base64url'
import type { ProviderName } from '../../../../schema/rules/identity'
import { CLIENT_ID, CLIENT_SECRET, isClient, standInAddress } from './clients'
import { type Given, give, take } from './given'
import { SIGNING_KEY_ID, standInKeys } from './keys'
import { needsAddress, screenNameOf, subjectOf } from './people'

/** A request to a stand-in, and the stand-in's address. */
interface Asked {
  provider: ProviderName
  /** The stand-in's own address. */
  issuer: string
  request: Request
  url: URL
}

const refused = (status: number, error: string): Response => Response.json({ error }, { status })

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** An OpenID provider's metadata. */
const discovery = ({ issuer }: Asked): Response =>
  Response.json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  })

const jwks = async (): Promise<Response> => Response.json((await standInKeys()).published)

/** Apple's token has no name: its page posts that, the first time. */
async function idToken({ provider, issuer }: Asked, { person, nonce }: Given, accessToken: string) {
  const { signing } = await standInKeys()
  const about = {
    email: person.email,
    email_verified: true,
    ...(provider === 'google' ? { name: person.name, azp: CLIENT_ID } : {}),
    nonce,
    at_hash: base64url.encode((await sha256(accessToken)).subarray(0, 16)),
  }
  return new SignJWT(about)
    .setProtectedHeader({ alg: 'RS256', kid: SIGNING_KEY_ID })
    .setIssuer(issuer)
    .setAudience(CLIENT_ID)
    .setSubject(await subjectOf(provider, person))
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(signing)
}

/** Redeems a code: once, by the client that began the visit. A failed attempt uses it up too. */
async function token(asked: Asked): Promise<Response> {
  const { provider, issuer, request } = asked
  const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
  if (!(await isClient(provider, issuer, { headers: request.headers, form })))
    return refused(401, 'invalid_client')
  if (form.get('grant_type') !== 'authorization_code') return refused(400, 'unsupported_grant_type')
  const given = take('code', provider, form.get('code') ?? '')
  const challenge = base64url.encode(await sha256(form.get('code_verifier') ?? ''))
  if (!given || given.redirectUri !== form.get('redirect_uri') || given.challenge !== challenge)
    return refused(400, 'invalid_grant')
  const accessToken = give('token', given)
  return Response.json({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 60,
    ...(needsAddress(provider) ? { id_token: await idToken(asked, given, accessToken) } : {}),
  })
}

/** Facebook requires proof that a token is used by the app that it was issued to. */
async function hasProof(accessToken: string, { searchParams }: URL): Promise<boolean> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(CLIENT_SECRET), algorithm, false, [
    'verify',
  ])
  const proof = searchParams.get('appsecret_proof') ?? ''
  if (!/^[0-9a-f]{64}$/.test(proof)) return false
  const bytes = Uint8Array.from(proof.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(accessToken))
}

/** The identity in Facebook's format and in X's, which has no address. */
async function whoIs({ provider, request, url }: Asked): Promise<Response> {
  const accessToken = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (provider === 'facebook' && !(await hasProof(accessToken, url))) return refused(401, 'invalid_token')
  const given = take('token', provider, accessToken)
  if (!given) return refused(401, 'invalid_token')
  const { person } = given
  const id = await subjectOf(provider, person)
  if (provider === 'twitter')
    return Response.json({ data: { id, name: person.name, username: screenNameOf(person) } })
  return Response.json({ id, name: person.name, ...(person.email === null ? {} : { email: person.email }) })
}

type Answerer = (asked: Asked) => Response | Promise<Response>
type Way = readonly [method: 'GET' | 'POST', answer: Answerer]

const OPEN_ID: Readonly<Record<string, Way>> = {
  '/.well-known/openid-configuration': ['GET', discovery],
  '/jwks': ['GET', jwks],
  '/token': ['POST', token],
}
const WAYS: Readonly<Record<ProviderName, Readonly<Record<string, Way>>>> = {
  google: OPEN_ID,
  apple: OPEN_ID,
  facebook: { '/token': ['POST', token], '/me': ['GET', whoIs] },
  twitter: { '/token': ['POST', token], '/users/me': ['GET', whoIs] },
}

/**
 * A stand-in's responses to programs: OpenID Connect for Google and Apple, OAuth 2 for Facebook and X. Rule:
 * docs/rules/development.md, "Identity providers".
 *
 * @returns nothing for an address that it doesn't have.
 */
export async function standInAnswer(provider: ProviderName, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const issuer = standInAddress(url.origin, provider)
  const path = url.pathname.startsWith(issuer.slice(url.origin.length))
    ? url.pathname.slice(issuer.length - url.origin.length)
    : ''
  const way = Object.hasOwn(WAYS[provider], path) ? WAYS[provider][path] : undefined
  if (!way) return undefined
  const [method, answer] = way
  if (request.method !== method) return new Response(null, { status: 405, headers: { allow: method } })
  return answer({ provider, issuer, request, url })
}
