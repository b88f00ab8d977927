import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { sha256 } from '../../schema/rules/hex'
import { SESSION_LIFETIME } from '../../schema/rules/identity'
import { SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '../../schema/rules/session'
import { session } from '../../schema/tables/session'
import { createGateway } from '../../worker/gateway/gateway'
import { createKeys, newReference } from '../../worker/services/identity/keys'
import { xsrfValue } from '../../worker/services/identity/sessions'
import { AUTH_SECRET, ORIGIN } from './endpoint-context'
import { NOON } from './ids'
import { visitsTakenAtOnce } from './visits'

/** The options of a visit besides its cookies. */
export interface VisitOptions {
  env?: Partial<Env>
  /** Milliseconds since 1970 UTC; it doesn't advance unless `visit.now` is changed. */
  now?: number
  /** Network address. */
  address?: string
  /** The browser's user agent. */
  agent?: string
  /** Where the platform says that it is: two letters. */
  country?: string
}

const AGENT = 'Mozilla/5.0 (X11; Linux) Chrome/150'

/** A browser that visits the gateway: it keeps cookies per host, and doesn't follow redirects by itself. */
export function newVisit({
  env: more,
  now = NOON,
  address = '203.0.113.7',
  agent = AGENT,
  country,
}: VisitOptions = {}) {
  const clock = { now: () => visit.now }
  const gateway = createGateway(clock)
  const keys = createKeys(AUTH_SECRET)
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const bindings = {
    ...(env as Env),
    AUTH_SECRET,
    VISITS: visitsTakenAtOnce(() => visit.now, more) as Env['VISITS'],
    ...more,
  }

  async function send(target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, ORIGIN)
    const jar = jarOf(url.host)
    const headers = new Headers(init.headers)
    headers.set('cf-connecting-ip', address)
    if (!headers.has('user-agent')) headers.set('user-agent', agent)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const ctx = createExecutionContext()
    const request = new Request(url, {
      redirect: 'manual',
      ...(country ? { cf: { country } } : {}),
      ...init,
      headers,
    } as RequestInit)
    const response = await gateway.fetch(request as never, bindings, ctx)
    await waitOnExecutionContext(ctx)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0\b/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const visit = {
    now,
    cookies: (host = new URL(ORIGIN).host) => jarOf(host),
    get: (target: string, headers: Record<string, string> = {}) => send(target, { headers }),
    send,
    /** Gives the browser a session of that person on a host, as signing in would. */
    async signIn(
      userId: string,
      given: Partial<typeof session.$inferInsert> = {},
      origin = ORIGIN,
    ): Promise<string> {
      const value = `${newReference()}.${userId}`
      const hash = await sha256(value)
      await drizzle(bindings.DB)
        .insert(session)
        .values({
          hash,
          id: hash.slice(0, 12),
          userId,
          host: new URL(origin).host,
          method: 'code',
          createdAt: visit.now,
          authenticatedAt: visit.now,
          lastSeenAt: visit.now,
          expiresAt: visit.now + SESSION_LIFETIME,
          ...given,
        })
      const jar = jarOf(new URL(origin).host)
      jar.set(SESSION_COOKIE, value)
      jar.set(XSRF_COOKIE, await xsrfValue({ keys }, hash))
      return hash
    },
    /** Follows redirects until there is another response. */
    async follow(target: string): Promise<{ url: string; response: Response }> {
      let url = new URL(target, ORIGIN).href
      for (let i = 0; i < 10; i++) {
        const response = await send(url)
        const location = response.headers.get('location')
        if (!location) return { url, response }
        url = new URL(location, url).href
      }
      throw new Error(`Too many redirects from ${target}`)
    },
    /** Runs one operation as a page of the host does. */
    async ask(query: string, variables: object = {}, origin = ORIGIN, headers: Record<string, string> = {}) {
      const xsrf = jarOf(new URL(origin).host).get(XSRF_COOKIE)
      const response = await send(`${origin}/_/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          ...(xsrf ? { [XSRF_HEADER]: xsrf } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      })
      return (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] }
    },
  }
  return visit
}
