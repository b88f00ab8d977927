import { methodsOf } from '../../schema/routes/answer'
import type { RouteName } from '../../schema/routes/index'
import { type HostContext, linkTo } from '../../schema/routes/links'
import { redirectOf } from '../../schema/routes/redirect'
import type { RouteKind, Who } from '../../schema/routes/types'
import { XSRF_HEADER } from '../../schema/rules/session'
import { isStaffHere } from '../services/identity/security-guard'
import { isXsrfSafe } from '../services/identity/sessions'
import { type GatewayMiddleware, keptSource, type RequestContext, redirectTo } from './request-context'
import type { SiteHost } from './site-host'

/** Routes that tell for themselves who may have them: by a key, a token or a signed link. */
const SELF_GUARDED = new Set(['any', 'bearer', 'service-key', 'admin-key', 'signed-link'])

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The host that a redirect is seen from: on a host of somebody's own their paths have no first segment. */
function hostContext({ table, params, mainOrigin }: SiteHost): HostContext {
  const owner = table === 'user' ? params.username : params.collectionSlug
  return { table, main: mainOrigin, ...(owner === undefined ? {} : { owner }) }
}

/** What is sent by people who can't know the xsrf value; each proves in its own way where it comes from. */
const OWN_PROOF: ReadonlySet<string> = new Set<RouteName>([
  'GraphQL',
  'SignOut',
  'CallbackApple',
  'CallbackEmail',
  'CallbackGoogle',
  'CallbackAuthenticate',
  'ConfirmAccount',
])

/** Whether a request that does something is one that the viewer's own page sent. */
async function isViewersOwn({ identity }: RequestContext, request: Request, name: string): Promise<boolean> {
  if (READING.has(request.method) || OWN_PROOF.has(name)) return true
  return isXsrfSafe(identity(), request.headers.get(XSRF_HEADER))
}

/**
 * Whether the signed-in viewer may have what is for somebody in particular. Whose a story or a publication is,
 * the pages find out that are for them alone.
 */
async function mayHave({ identity }: RequestContext, who: Who): Promise<'yes' | 'no' | 'sign-in'> {
  const session = await identity().session()
  if (!session) return 'sign-in'
  return who === 'staff' && !isStaffHere(identity(), session) ? 'no' : 'yes'
}

/** Sends a visitor to sign in first, and back afterwards; who asks for data is told so. */
function signInFirst({ url, site }: RequestContext, kind: RouteKind): Response {
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
export const authorize: GatewayMiddleware = async (c, next) => {
  const requestContext = c.get('requestContext')
  const { url, site, match } = requestContext
  if (!match) return next()
  const { route } = match
  const methods: readonly string[] = methodsOf(route)
  if (!methods.includes(c.req.method)) {
    return c.text('Method not allowed', 405, { allow: methods.join(', '), 'cache-control': 'no-store' })
  }
  if (!(await isViewersOwn(requestContext, c.req.raw, route.name))) {
    const body = { error: { code: 'FORBIDDEN', message: 'The xsrf token is missing or wrong.' } }
    return c.json(body, 403, { 'cache-control': 'no-store' })
  }
  if (!SELF_GUARDED.has(route.who)) {
    const answer = await mayHave(requestContext, route.who)
    if (answer === 'sign-in') return signInFirst(requestContext, route.kind)
    if (answer === 'no') requestContext.match = undefined
  }
  if (route.redirect && route.redirect.to !== 'dynamic') {
    const { searchParams: search } = url
    const params = { ...site.params, ...match.params }
    const target = redirectOf(route, params, { search, host: hostContext(site) })
    if (target) return redirectTo(target.location, target.status, keptSource(search.get('source')))
    // A target that lacks a parameter doesn't exist.
    requestContext.match = undefined
  }
  await next()
}
