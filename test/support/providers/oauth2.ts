import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeMarkup } from '../../../schema/rules/markup'
import { hiddenFields, readForm } from './form'
import { listen } from './listen'
import { type Person, personOf } from './person'

/** A stand-in for a provider that speaks OAuth 2. */
export interface OAuth2StandIn {
  port?: number
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  protocol: 'facebook' | 'twitter'
}

interface Asked {
  login: string
  redirectUri: string
  challenge: string
}

const json = (
  response: ServerResponse,
  status: number,
  body: object,
  type = 'application/json',
): ServerResponse =>
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(JSON.stringify(body))

/** The page that asks who somebody is; declining is a link. */
const loginPage = (query: URLSearchParams, denied: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head><body>
<form method="post" action="/authorize">
${hiddenFields(query)}
<input required type="text" name="login" aria-label="Login"/>
<button type="submit">Sign in</button>
</form>
<a href="${escapeMarkup(denied)}">Cancel</a>
</body></html>`

/** What Facebook and X say about a person. */
const SAID = {
  facebook: ({ subject, name, email }: Person) => ({ id: subject, name, ...(email ? { email } : {}) }),
  twitter: ({ subject, name }: Person) => ({
    data: { id: subject, name, username: subject.replace(/^s-/, '') },
  }),
}

/**
 * Facebook's or X's side of signing in: authorisation page, token endpoint with PKCE and client secret, and
 * the identity; Facebook requires its proof of the app's secret.
 *
 * @returns the server's address.
 */
export async function startOAuth2(standIn: OAuth2StandIn): Promise<string> {
  const { clientId, clientSecret, redirectUris, protocol } = standIn
  const { url, answer } = await listen(standIn.port)
  const codes = new Map<string, Asked>()
  const tokens = new Map<string, string>()

  function authorize(query: URLSearchParams, response: ServerResponse): ServerResponse {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRight =
      query.get('client_id') === clientId &&
      redirectUris.includes(redirectUri) &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256'
    if (!isRight) return json(response, 400, { error: 'invalid_request' })
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    const login = query.get('login')
    if (login === null) {
      back.searchParams.set('error', 'access_denied')
      const page = loginPage(query, back.href)
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    const code = randomUUID()
    codes.set(code, { login, redirectUri, challenge: query.get('code_challenge') ?? '' })
    back.searchParams.set('code', code)
    const tail = protocol === 'facebook' ? '#_=_' : ''
    return response.writeHead(302, { location: back.href + tail }).end()
  }

  function isClient(request: IncomingMessage, form: URLSearchParams): boolean {
    if (protocol === 'facebook') {
      return form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    }
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    return request.headers.authorization === `Basic ${basic}`
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const form = await readForm(request)
    if (!isClient(request, form)) return json(response, 401, { error: 'invalid_client' })
    const code = form.get('code') ?? ''
    const asked = codes.get(code)
    const fault = asked && personOf(asked.login).fault
    if (fault === 'token-down') return json(response, 503, { error: 'temporarily_unavailable' })
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || asked.redirectUri !== form.get('redirect_uri') || asked.challenge !== challenge) {
      return json(response, 400, { error: 'invalid_grant' })
    }
    if (fault === 'token-garbage') {
      return response.writeHead(200, { 'content-type': 'application/json' }).end('<html>not json</html>')
    }
    const accessToken = randomUUID()
    tokens.set(accessToken, asked.login)
    return json(response, 200, { access_token: accessToken, token_type: 'bearer', expires_in: 3600 })
  }

  function whoIs(request: IncomingMessage, query: URLSearchParams, response: ServerResponse): ServerResponse {
    const accessToken = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const login = tokens.get(accessToken)
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
    if (login === undefined || (protocol === 'facebook' && query.get('appsecret_proof') !== proof)) {
      return json(response, 401, { error: { message: 'Invalid token' } })
    }
    const person = personOf(login)
    if (person.fault === 'person-garbage') return json(response, 200, { id: 7 })
    // The real Facebook claims that it is JavaScript.
    return json(
      response,
      200,
      SAID[protocol](person),
      protocol === 'facebook' ? 'text/javascript' : undefined,
    )
  }

  answer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url)
    const isPost = request.method === 'POST'
    if (pathname === '/authorize') return authorize(isPost ? await readForm(request) : query, response)
    if (pathname === '/token' && isPost) return token(request, response)
    if (pathname === '/me' || pathname === '/users/me') return whoIs(request, query, response)
    return json(response, 404, { error: 'not_found' })
  })
  return url
}
