import { methodsOf } from '../../schema/routes/answer'
import { canonicalUrl } from '../../schema/routes/canonical'
import { linkTo } from '../../schema/routes/links'
import { matchRoute, type RouteMatch } from '../../schema/routes/match'
import { redirectOf } from '../../schema/routes/redirect'
import { cacheEligibility, eligibilityHeader, type ViewerClass } from '../../schema/rules/cacheEligibility'
import { createReader, type Reader } from '../data/reader'
import { EDGE_CACHE_HEADER } from '../edge-cache/edge-cache'
import { newNonce } from '../edge-cache/nonce'
import { openEdgeCache } from '../edge-cache/open-edge-cache'
import { pageResponse } from '../edge-cache/page-response'
import { CacheTags } from '../edge-cache/tags'
import { isUnchanged } from '../endpoints/files/answer'
import type { Clock } from '../platform/clock'
import { answerRoute } from './answer-route'
import { benchAnswer } from './bench'
import { setSecurityHeaders } from './security-headers'
import { addTiming, setDatabaseTiming } from './server-timing'
import { type SiteHost, siteHost } from './site-host'
import { viewerClass } from './viewer-class'

/** One request on its way through the gateway. */
interface Passage {
  request: Request
  url: URL
  env: Env
  ctx: ExecutionContext
  clock: Clock
  site: SiteHost
  viewer: ViewerClass
  reader: () => Reader
  nonce: string
  requestId: string
}

const ELIGIBILITY_HEADER = 'x-cache-eligibility'
/** How long the value of a dropped `source` waits to be read by the client, in seconds. */
const SOURCE_COOKIE_SECONDS = 60

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

const redirectTo = (location: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-store', ...headers } })

/** A redirect to the canonical address, with the dropped `source` in a cookie that the client reads once. */
function canonicalRedirect(redirect: { location: string; status: number; source?: string }): Response {
  const { location, status, source } = redirect
  const cookie = source
    ? `source=${encodeURIComponent(source.slice(0, 500))}; Path=/; Max-Age=${SOURCE_COOKIE_SECONDS}; SameSite=Lax`
    : undefined
  return redirectTo(location, status, cookie ? { 'set-cookie': cookie } : {})
}

/** Sends a visitor to sign in first, and back afterwards; who asks for data is told so. */
function signInFirst({ url, site }: Passage, kind: string): Response {
  if (kind === 'page' || kind === 'redirect' || kind === 'asset') {
    const redirectUrl = site.table === 'default' ? url.pathname + url.search : url.href
    return redirectTo(site.mainOrigin + linkTo('SignIn', {}, { query: { redirectUrl } }), 302)
  }
  const body = { error: { code: 'UNAUTHORIZED', message: 'Sign in first.' } }
  return Response.json(body, { status: 401, headers: { 'cache-control': 'private, no-store' } })
}

/** Routes that tell for themselves who may have them: by a key, a token or a signed link. */
const SELF_GUARDED = new Set(['any', 'bearer', 'service-key', 'admin-key', 'signed-link'])

/** The answer for this viewer alone, rendered here and stored nowhere. */
async function privateAnswer(passage: Passage, match: RouteMatch | undefined): Promise<Response> {
  const { request, nonce, requestId } = passage
  const reader = passage.reader()
  const answer = await answerRoute({
    ...passage,
    match,
    reader,
    viewer: null,
    viewerClass: passage.viewer,
    tags: new CacheTags(),
    requestId,
    nonce,
  })
  const response = new Response(request.method === 'HEAD' ? null : answer.body, answer)
  if (
    !response.headers.has('cache-control') ||
    response.headers.get('content-type')?.startsWith('text/html')
  ) {
    response.headers.set('cache-control', 'private, no-store')
  }
  response.headers.set(EDGE_CACHE_HEADER, 'BYPASS')
  setDatabaseTiming(response.headers, reader.db.usage)
  return response
}

/** The answer that all anonymous readers share. */
async function sharedAnswer(passage: Passage, key: { path: string; query: string }): Promise<Response> {
  const { request, url, env, ctx, clock, nonce, requestId } = passage
  const clean = `${url.origin}${key.path}${key.query ? `?${key.query}` : ''}`
  const page = await openEdgeCache(env, ctx, clock).fetch({
    url: clean,
    // Another version renders other pages, and knows other assets.
    variant: env.VERSION.id,
    // A redirect is an answer like any other: it isn't followed in here.
    request: () => new Request(clean, { redirect: 'manual', headers: { 'x-request-id': requestId } }),
  })
  const response = pageResponse(page, request.method, nonce)
  const { headers } = response
  if (headers.has('etag') && isUnchanged(request.headers, headers)) {
    response.body?.cancel().catch(() => {})
    return new Response(null, { status: 304, headers })
  }
  // A whole body may be compressed on its way: only a stream would be held back by it (renderPage).
  if (page.body.kind === 'bytes') headers.delete('content-encoding')
  // Browsers ask again each time: the cache is ours to purge, theirs isn't.
  headers.set(
    'cache-control',
    headers.get('content-type')?.startsWith('text/html') ? 'private, no-cache' : 'public, no-cache',
  )
  return response
}

/** A matched route's answer, or the 404 page. */
function routeAnswer(
  passage: Passage,
  match: RouteMatch | undefined,
  key: { path: string; query: string },
): Promise<Response> | Response {
  const { request, url, viewer, site } = passage
  if (!match) return (__BENCH__ && benchAnswer(request, url)) || privateAnswer(passage, undefined)
  const { route } = match
  const methods: readonly string[] = methodsOf(route)
  if (!methods.includes(request.method)) {
    return new Response('Method not allowed', {
      status: 405,
      headers: { allow: methods.join(', '), 'cache-control': 'no-store' },
    })
  }
  if (!SELF_GUARDED.has(route.who)) return signInFirst(passage, route.kind)
  if (route.redirect && route.redirect.to !== 'dynamic') {
    const params = { ...site.params, ...match.params }
    const target = redirectOf(route, params, { search: url.searchParams })
    return target ? redirectTo(target.location, target.status) : privateAnswer(passage, undefined)
  }
  const eligibility = cacheEligibility({ viewer, method: request.method, cacheGroups: route.cacheGroups })
  return eligibility.enabled ? sharedAnswer(passage, key) : privateAnswer(passage, match)
}

async function pass(passage: Passage): Promise<{ response: Response; match: RouteMatch | undefined }> {
  const { request, url, site } = passage
  if (!isRead(request.method)) {
    const match = matchRoute(site.table, url.pathname)
    return { match, response: await routeAnswer(passage, match, { path: url.pathname, query: '' }) }
  }
  const address = canonicalUrl(url, site.table)
  if ('redirect' in address) return { match: undefined, response: canonicalRedirect(address.redirect) }
  const { match, cachePath, cacheQuery } = address
  return { match, response: await routeAnswer(passage, match, { path: cachePath, query: cacheQuery }) }
}

/**
 * What happens to every request: host, address, viewer, cache, answer, headers. Never throws.
 * Rule: docs/rules/routes.md and docs/rules/caching.md.
 */
export async function handleRequest(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  clock: Clock,
): Promise<Response> {
  const started = performance.now()
  const url = new URL(request.url)
  const requestId = request.headers.get('cf-ray') ?? newNonce()
  const nonce = newNonce()
  let reader: Reader | undefined
  const openReader = (): Reader => {
    reader ??= createReader(env.DB.withSession('first-unconstrained'))
    return reader
  }
  let response: Response
  let match: RouteMatch | undefined
  const viewer = viewerClass(request, env)
  try {
    const site = await siteHost(url, env, openReader, clock.now())
    if (site) {
      const passage = { request, url, env, ctx, clock, site, viewer, reader: openReader, nonce, requestId }
      ;({ response, match } = await pass(passage))
    } else
      response = new Response('There is nothing at this host.', {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      })
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(JSON.stringify({ event: 'request-failed', requestId, url: request.url, detail }))
    response = new Response('Apologies, but something went wrong on our end.', {
      status: 500,
      headers: { 'cache-control': 'no-store' },
    })
  }
  const { headers } = response
  const eligibility = cacheEligibility({
    viewer,
    method: request.method,
    cacheGroups: match?.route.cacheGroups,
  })
  headers.set(ELIGIBILITY_HEADER, eligibilityHeader(eligibility))
  headers.set('x-request-id', requestId)
  if (env.ENVIRONMENT === 'production') headers.delete('cache-tag')
  setSecurityHeaders(headers, { nonce, route: match?.route.name, secure: url.protocol === 'https:' })
  addTiming(headers, 'total', performance.now() - started)
  return response
}
