import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider, { type Context, type OidcContext } from 'oidc-provider'
import { hiddenFields, readForm } from './form'
import { listen } from './listen'
import { personOf } from './person'
import { type SigningKey, tampered } from './tampering'

/** A stand-in for an OpenID provider. */
export interface OpenIdStandIn {
  port?: number
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  /** Checks the client's secret, if it isn't `clientSecret` itself. */
  isSecret?: (sent: string, issuer: string) => Promise<boolean>
  /** The person's data that is posted along with the code, if the response is a POST. */
  posted?: (login: string) => Readonly<Record<string, string>>
}

async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** People agree to everything, because only the way there and back is tested. */
async function grantAll({ oidc }: OidcContext): Promise<object> {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  })
  grant.addOIDCScope('openid email profile name')
  await grant.save()
  return grant
}

const claimsOf = (login: string): object => {
  const { email, isEmailVerified, name } = personOf(login)
  return { sub: login, login, name, ...(email ? { email, email_verified: isEmailVerified } : {}) }
}

/**
 * A real OpenID provider (the package oidc-provider) with its own login pages. A person may have a fault,
 * with which their tokens are made wrongly (person.ts).
 *
 * @returns the issuer. `{issuer}/_publish` publishes its next key; `{issuer}/_one-tap?login=…&nonce=…`
 * returns the token that Google's own script would give the browser.
 */
export async function startOpenId(standIn: OpenIdStandIn): Promise<string> {
  const { clientId, clientSecret, redirectUris, isSecret, posted } = standIn
  const { url: issuer, answer } = await listen(standIn.port)
  const [own, next] = await Promise.all([newKey('own'), newKey('next')])
  let isNextPublished = false
  const provider = new Provider(issuer, {
    jwks: { keys: [own.jwk] },
    cookies: { keys: ['not secret at all'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub', 'login'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, login: string) => ({ accountId: login, claims: () => claimsOf(login) }),
    loadExistingGrant: grantAll,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  })
  const beforeToken = async ({ req }: Context): Promise<void> => {
    const form = await readForm(req)
    const isRight = isSecret && (await isSecret(form.get('client_secret') ?? '', issuer))
    if (isSecret) form.set('client_secret', isRight ? clientSecret : 'wrong')
    req.body = Object.fromEntries(form)
  }
  const afterToken = async (context: Context): Promise<void> => {
    const body = context.body as { id_token?: string } | undefined
    if (!body?.id_token) return
    body.id_token = await tampered(body.id_token, { own, next, clientSecret })
  }
  provider.use(async (context, proceed) => {
    const isToken = context.method === 'POST' && context.path === '/token'
    if (isToken) await beforeToken(context)
    await proceed()
    if (isToken) await afterToken(context)
    if (context.path === '/jwks' && isNextPublished) {
      const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...jwk } = next.jwk
      context.body = { keys: [...(context.body as { keys: object[] }).keys, jwk] }
    }
    if (posted && typeof context.body === 'string' && context.body.includes('name="code"')) {
      const inputs = hiddenFields(Object.entries(posted('ada')))
      context.body = context.body.replace('</form>', `${inputs}</form>`)
    }
  })
  const oneTap = async (query: URLSearchParams): Promise<string> => {
    const about = { ...claimsOf(query.get('login') ?? ''), nonce: query.get('nonce') }
    const token = await new SignJWT(about)
      .setProtectedHeader({ alg: 'RS256', kid: own.kid })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(own.privateKey)
    return tampered(token, { own, next, clientSecret })
  }
  const handle = provider.callback()
  answer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/_one-tap') response.end(await oneTap(searchParams))
    else if (pathname === '/_publish') {
      isNextPublished = true
      response.writeHead(204).end()
    } else handle(request, response)
  })
  return issuer
}
