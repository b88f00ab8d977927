import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeMarkup } from '../../../schema/rules/markup'
import { hiddenFields, readForm } from './form'
import { listen } from './listen'
import { personOf } from './person'

/**
 * A broken Mastodon server: it doesn't respond, is down, returns no JSON or too much of it, or redirects
 * elsewhere.
 */
export type MastodonFault = 'slow' | 'down' | 'garbage' | 'huge' | 'elsewhere'

interface App {
  secret: string
  redirectUris: readonly string[]
  scopes: readonly string[]
}
interface Code {
  clientId: string
  login: string
  redirectUri: string
  scope: string
  challenge: string | null
}
interface Token {
  clientId: string
  /** Absent for an app's own token. */
  login?: string
  scope: string
}

const json = (response: ServerResponse, status: number, body: unknown): ServerResponse =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
const page = (response: ServerResponse, status: number, body: string): ServerResponse =>
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><head><title>Mastodon</title></head><body>${body}</body></html>`)
const digest = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** What the server says about an account; a person's fault makes it a lie. */
function accountOf(login: string, host: string): object {
  const { subject, fault } = personOf(login)
  const username = subject.replace(/^s-/, '')
  const account = {
    // A snowflake, as text.
    id: BigInt(`0x${createHash('sha256').update(subject).digest('hex').slice(0, 14)}`).toString(),
    username,
    acct: fault === 'remote' ? `${username}@elsewhere.example` : username,
    display_name: username,
    url: `http://${host}/@${username}`,
  }
  if (fault === 'no-id') return { ...account, id: 7 }
  if (fault === 'odd-name') return { ...account, username: '"><b>', acct: '"><b>' }
  return account
}

/**
 * A Mastodon server of version 4.3: applications, OAuth 2 by code with PKCE, the account's owner, revocation.
 * `/_forget` makes it forget all applications, as a real one does with unused ones; `/_tokens` returns the
 * number of people's tokens; `/_apps` the registrations.
 *
 * @returns the server's host.
 */
export async function startMastodon(fault?: MastodonFault): Promise<string> {
  const { url, answer } = await listen()
  const { host } = new URL(url)
  const apps = new Map<string, App>()
  const registered: object[] = []
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()

  function register(form: URLSearchParams, response: ServerResponse): ServerResponse {
    const name = form.get('client_name')
    const redirectUris = form.get('redirect_uris')?.split(/\s+/) ?? []
    const scopes = form.get('scopes')?.split(' ') ?? ['read']
    const isRight = name && redirectUris.length > 0 && redirectUris.every((uri) => URL.canParse(uri))
    if (!isRight) return json(response, 422, { error: 'Validation failed' })
    const clientId = randomUUID()
    const secret = randomUUID()
    apps.set(clientId, { secret, redirectUris, scopes })
    registered.push({ name, redirectUris, scopes, website: form.get('website') })
    const said = { id: `${apps.size}`, name, scopes, redirect_uris: redirectUris }
    return json(response, 200, { ...said, client_id: clientId, client_secret: secret })
  }

  function authorize(query: URLSearchParams, response: ServerResponse): ServerResponse {
    const clientId = query.get('client_id') ?? ''
    const redirectUri = query.get('redirect_uri') ?? ''
    const scope = query.get('scope') ?? 'read'
    const app = apps.get(clientId)
    const isRight =
      app?.redirectUris.includes(redirectUri) && scope.split(' ').every((s) => app.scopes.includes(s))
    if (!isRight || query.get('response_type') !== 'code') {
      return page(response, 401, 'Client authentication failed due to unknown client.')
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    const login = query.get('login')
    if (login === null) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set(
        'error_description',
        'The resource owner or authorization server denied the request.',
      )
      const form = `<form method="post" action="/oauth/authorize">${hiddenFields(query)}
        <input required type="text" name="login" aria-label="Login"/><button type="submit">Authorize</button></form>`
      return page(response, 200, `${form}<a href="${escapeMarkup(back.href)}">Cancel</a>`)
    }
    const code = randomUUID()
    codes.set(code, { clientId, login, redirectUri, scope, challenge: query.get('code_challenge') })
    back.searchParams.set('code', code)
    return response.writeHead(302, { location: back.href }).end()
  }

  const give = (response: ServerResponse, token: Token): ServerResponse => {
    const accessToken = randomUUID()
    tokens.set(accessToken, token)
    const said = { access_token: accessToken, token_type: 'Bearer', scope: token.scope }
    return json(response, 200, { ...said, created_at: Math.floor(Date.now() / 1000) })
  }

  function token(form: URLSearchParams, response: ServerResponse): ServerResponse {
    const clientId = form.get('client_id') ?? ''
    if (apps.get(clientId)?.secret !== form.get('client_secret')) {
      response.setHeader('www-authenticate', 'Bearer realm="Doorkeeper", error="invalid_client"')
      return json(response, 401, { error: 'invalid_client' })
    }
    if (form.get('grant_type') === 'client_credentials') {
      return give(response, { clientId, scope: form.get('scope') ?? 'read' })
    }
    const code = codes.get(form.get('code') ?? '')
    const wrong = code && personOf(code.login).fault
    if (wrong === 'token-down') return json(response, 503, { error: 'down' })
    codes.delete(form.get('code') ?? '')
    const isRight =
      code?.clientId === clientId &&
      code.redirectUri === form.get('redirect_uri') &&
      (code.challenge === null || code.challenge === digest(form.get('code_verifier') ?? ''))
    if (!code || !isRight) return json(response, 400, { error: 'invalid_grant' })
    if (wrong === 'token-garbage') return page(response, 200, 'no token')
    return give(response, { clientId, login: code.login, scope: code.scope })
  }

  function whoIs(request: IncomingMessage, response: ServerResponse): ServerResponse {
    const grant = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    const may = /^(?:read|read:accounts|profile)$/.test(grant?.scope ?? '')
    if (grant?.login === undefined || !may)
      return json(response, 401, { error: 'The access token is invalid' })
    const wrong = personOf(grant.login).fault
    if (wrong === 'suspended') return json(response, 403, { error: 'Your login is currently disabled' })
    if (wrong === 'person-down') return json(response, 503, { error: 'down' })
    return json(response, 200, accountOf(grant.login, host))
  }

  function revoke(form: URLSearchParams, response: ServerResponse): ServerResponse {
    if (apps.get(form.get('client_id') ?? '')?.secret !== form.get('client_secret')) {
      return json(response, 403, { error: 'unauthorized_client' })
    }
    tokens.delete(form.get('token') ?? '')
    return json(response, 200, {})
  }

  const faults: Record<MastodonFault, (response: ServerResponse) => unknown> = {
    slow: () => undefined,
    down: (response) => json(response, 503, { error: 'down' }),
    garbage: (response) => page(response, 200, 'It works!'),
    huge: (response) => json(response, 200, 'x'.repeat(1_000_000)),
    elsewhere: (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  }

  answer(async (request, response) => {
    if (fault) return faults[fault](response)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url)
    const form = request.method === 'POST' ? await readForm(request) : undefined
    if (pathname === '/oauth/authorize') return authorize(form ?? query, response)
    if (pathname === '/api/v1/apps' && form) return register(form, response)
    if (pathname === '/oauth/token' && form) return token(form, response)
    if (pathname === '/oauth/revoke' && form) return revoke(form, response)
    if (pathname === '/api/v1/accounts/verify_credentials') return whoIs(request, response)
    if (pathname === '/_forget') {
      for (const known of [apps, tokens, codes]) known.clear()
      return json(response, 200, {})
    }
    if (pathname === '/_tokens') {
      return json(response, 200, [...tokens.values()].filter(({ login }) => login !== undefined).length)
    }
    if (pathname === '/_apps') return json(response, 200, registered)
    return json(response, 404, { error: 'Record not found' })
  })
  return host
}
