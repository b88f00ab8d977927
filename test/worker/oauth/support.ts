import * as base64url from 'jose/base64url'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'

export type Person = Awaited<ReturnType<typeof signedIn>>

const CREATE = `mutation ($input: CreateOauthApplicationInput!) { result: createOauthApplication(input: $input) {
  __typename
  ... on OauthApplicationSecret { applicationId secret own { applications { id name redirects isPublic hasSecret userCount } } }
  ... on UserError { code field message }
} }`

export const REDIRECT = 'https://client.example/done?from=quire'

/** Makes an application of somebody's. */
export async function createApplication(owner: Person, input: object = {}) {
  const { data, ...rest } = await owner.visit.ask(CREATE, {
    input: { name: 'Reader', website: 'https://client.example/', redirects: [REDIRECT], ...input },
  })
  if (!data?.result) throw new Error(JSON.stringify(rest))
  return data?.result as Record<string, unknown> & { __typename: string }
}

/** An application with what it knows. */
export async function client(input: object = {}) {
  const owner = await signedIn()
  const { applicationId, secret } = await createApplication(owner, input)
  return { owner, id: String(applicationId), secret: secret === null ? undefined : String(secret) }
}
export type Client = Awaited<ReturnType<typeof client>>

export const VERIFIER = 'v'.repeat(50)
export async function challengeOf(verifier = VERIFIER): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(digest))
}

/** The query of a request, as an application makes it. */
export async function queryFor({ id }: { id: string }, more: Record<string, string | undefined> = {}) {
  const values = {
    client_id: id,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'read write',
    state: 'a&b',
    code_challenge: await challengeOf(),
    code_challenge_method: 'S256',
    ...more,
  }
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams(given)
}

/** What somebody's decision leads to. */
export async function decide(person: Person, query: URLSearchParams, decision = 'allow', headers = {}) {
  const response = await person.visit.send(`/m/oauth/authorize?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams({ decision }).toString(),
  })
  const text = await response.text()
  const address = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  return {
    status: response.status,
    text,
    address,
    query: address ? new URL(address).searchParams : undefined,
  }
}

/** The code that somebody lets an application have. */
export async function codeFor(person: Person, application: Client, more = {}): Promise<string> {
  const { query, text } = await decide(person, await queryFor(application, more))
  const code = query?.get('code')
  if (!code) throw new Error(text)
  return code
}

const program = newVisit({ env: { ENVIRONMENT: 'production' } })

export interface Told {
  status: number
  headers: Headers
  body: Record<string, unknown> & { error?: string }
}

/** Posts a form as an application does. */
export async function send(
  path: string,
  form: Record<string, string | undefined>,
  headers: Record<string, string> = {},
): Promise<Told> {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const response = await program.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(given).toString(),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Redeems a code. */
export const redeem = ({ id, secret }: Client, code: string, more: Record<string, string | undefined> = {}) =>
  send('/v1/tokens', {
    grant_type: 'authorization_code',
    client_id: id,
    client_secret: secret,
    code,
    code_verifier: VERIFIER,
    ...more,
  })

/** Exchanges a refresh token. */
export const refresh = ({ id, secret }: Client, token: unknown, more: Record<string, string> = {}) =>
  send('/v1/tokens', {
    grant_type: 'refresh_token',
    client_id: id,
    client_secret: secret,
    refresh_token: String(token),
    ...more,
  })

/** Whether a token is good at `/v1/me`. */
export async function statusOfMe(token: unknown): Promise<number> {
  return (await program.get('/v1/me', { authorization: `Bearer ${token}` })).status
}

/** Sets the time at which applications send. */
export function setNow(now: number): void {
  program.now = now
}
