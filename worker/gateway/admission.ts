import { methodsOf } from '../../schema/routes/answer'
import { type HostContext, linkTo } from '../../schema/routes/links'
import { redirectOf } from '../../schema/routes/redirect'
import type { RouteKind } from '../../schema/routes/types'
import { type GatewayMiddleware, keptSource, type Passage, redirectTo } from './passage'
import type { SiteHost } from './site-host'

/** Routes that tell for themselves who may have them: by a key, a token or a signed link. */
const SELF_GUARDED = new Set(['any', 'bearer', 'service-key', 'admin-key', 'signed-link'])

/** The host that a redirect is seen from: on a host of somebody's own their paths have no first segment. */
function hostContext({ table, params, mainOrigin }: SiteHost): HostContext {
  const owner = table === 'user' ? params.username : params.collectionSlug
  return { table, main: mainOrigin, ...(owner === undefined ? {} : { owner }) }
}

/** Sends a visitor to sign in first, and back afterwards; who asks for data is told so. */
function signInFirst({ url, site }: Passage, kind: RouteKind): Response {
  if (kind === 'page' || kind === 'redirect' || kind === 'asset') {
    const redirectUrl = site.table === 'default' ? url.pathname + url.search : url.href
    return redirectTo(site.mainOrigin + linkTo('SignIn', {}, { query: { redirectUrl } }), 302)
  }
  const body = { error: { code: 'UNAUTHORIZED', message: 'Sign in first.' } }
  return Response.json(body, { status: 401, headers: { 'cache-control': 'private, no-store' } })
}

/**
 * Whether the route takes this method and this viewer; and where it leads, if it only leads on. Rules:
 * docs/rules/routes.md, "Methods", "Who may have a page", "Redirects".
 */
export const admission: GatewayMiddleware = async (c, next) => {
  const passage = c.get('passage')
  const { url, site, match } = passage
  if (!match) return next()
  const { route } = match
  const methods: readonly string[] = methodsOf(route)
  if (!methods.includes(c.req.method)) {
    return c.text('Method not allowed', 405, { allow: methods.join(', '), 'cache-control': 'no-store' })
  }
  if (!SELF_GUARDED.has(route.who)) return signInFirst(passage, route.kind)
  if (route.redirect && route.redirect.to !== 'dynamic') {
    const { searchParams: search } = url
    const params = { ...site.params, ...match.params }
    const target = redirectOf(route, params, { search, host: hostContext(site) })
    if (target) return redirectTo(target.location, target.status, keptSource(search.get('source')))
    // A target that lacks a parameter doesn't exist.
    passage.match = undefined
  }
  await next()
}
