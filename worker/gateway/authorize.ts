import { methodsOf } from '../../schema/routes/answer'
import type { NamedRoute, RouteName } from '../../schema/routes/index'
import { type HostContext, linkTo } from '../../schema/routes/links'
import type { RouteMatch } from '../../schema/routes/match'
import { redirectOf } from '../../schema/routes/redirect'
import type { RouteKind } from '../../schema/routes/types'
import { SESSION_COOKIE, XSRF_HEADER } from '../../schema/rules/session'
import { apiWording } from '../../schema/wording/api'
import { codeWording } from '../../schema/wording/codes'
import { apiFailure } from '../endpoints/api/api-failure'
import { failureResponse } from '../endpoints/failure-response'
import { isXsrfSafe } from '../services/identity/sessions'
import { askOwnAhead } from './ask-ahead'
import { viewerOf } from './open-parts'
import { type GatewayMiddleware, keptSource, type RequestContext, redirectTo } from './request-context'
import { decideRoute, type RouteDecision } from './route-rights'
import type { SiteHost } from './site-host'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The host as a redirect sees it: paths on the host of a person or publication lack its first segment. */
function hostContext({ table, params, mainOrigin }: SiteHost): HostContext {
  const owner = table === 'user' ? params.username : params.collectionSlug
  return { table, main: mainOrigin, ...(owner === undefined ? {} : { owner }) }
}

/** Routes that skip the xsrf check because they prove their origin another way. */
const OWN_PROOF: ReadonlySet<string> = new Set<RouteName>([
  'GraphQL',
  'ApiTokens',
  'ApiRevokeToken',
  'ApiIntrospectToken',
  'OAuthAuthorize',
  'OAuthDevice',
  'SignOut',
  'CallbackApple',
  'CallbackEmail',
  'CallbackGoogle',
  'CallbackAuthenticate',
  'ConfirmAccount',
  'EmailSettings',
  'ConfirmSubscription',
  'CollectionNewsletter',
  'CollectionNewsletterBySlug',
  'ProcessImport',
  'ShowForm',
  'SubscribeUser',
  'SubscribeUserShort',
  'UnsubscribeAll',
  'UnsubscribeAllAuthors',
  'NotificationsUnsubscribe',
  'PartnerFeatureRequest',
  'SubscribeUserAction',
  'SubscribeUserVariant',
  'SubscribeCollection',
  'SubscribeCollectionVariant',
  'BookmarkPost',
  'VotePost',
  'VoteEntity',
  'CreateQuote',
  'MarkPostRead',
  'OnboardingStep',
  'MobileVerificationForm',
  'AdminOperating',
])

/** Whether a request that changes something was sent by a page of ours. */
async function isViewersOwn(
  { parts }: RequestContext,
  request: Request,
  { name, who }: NamedRoute,
): Promise<boolean> {
  // Cookies count for nothing where a token is asked for.
  if (READING.has(request.method) || who === 'bearer' || OWN_PROOF.has(name)) return true
  return isXsrfSafe(parts(), request.headers.get(XSRF_HEADER))
}

/** The policies' decision on the request's route. */
const decide = ({ parts, reader, site }: RequestContext, match: RouteMatch): Promise<RouteDecision> =>
  decideRoute({
    match,
    params: { ...site.params, ...match.params },
    mayBeSignedIn: () => parts().browser.cookie(SESSION_COOKIE) !== undefined,
    viewer: () => viewerOf(parts()),
    reader,
  })

/** Sends a visitor to sign in and back afterwards; a request for data is answered with 401. */
function signInFirst(
  { url, site }: RequestContext,
  { kind, name }: { kind: RouteKind; name: string },
): Response {
  if (kind === 'page' || kind === 'redirect' || kind === 'asset') {
    const redirectUrl = site.table === 'default' ? url.pathname + url.search : url.href
    // Whoever chooses a plan is new, as a rule.
    const operation = name === 'Payment' ? 'register' : undefined
    return redirectTo(site.mainOrigin + linkTo('SignIn', {}, { query: { operation, redirectUrl } }), 302)
  }
  return failureResponse({ code: 'UNAUTHORIZED', field: null, message: codeWording.signInFirst })
}

/**
 * Refuses methods and viewers that a route isn't for, and answers routes that only redirect. Rules:
 * docs/rules/routes.md, "Methods", "Who may have a page", "Redirects".
 */
export const authorize: GatewayMiddleware = async (c, next) => {
  const requestContext = c.get('requestContext')
  const { url, site, match } = requestContext
  if (!match) return next()
  const { route } = match
  const methods: readonly string[] = methodsOf(route)
  if (!methods.includes(c.req.method)) {
    const allow = methods.join(', ')
    if (route.who === 'bearer') {
      const message = apiWording.wrongMethod(allow)
      return apiFailure({ code: 'BAD_REQUEST', field: null, message }, 405, { allow })
    }
    return c.text('Method not allowed', 405, { allow, 'cache-control': 'no-store' })
  }
  if (!(await isViewersOwn(requestContext, c.req.raw, route))) {
    const message = 'The xsrf token is missing or wrong.'
    return failureResponse({ code: 'FORBIDDEN', field: null, message })
  }
  // The policies read the session, with which this goes along.
  if (route.who !== 'any') askOwnAhead(requestContext)
  const decision = await decide(requestContext, match)
  if (decision === 'sign-in') return signInFirst(requestContext, route)
  if (decision === 'no') {
    requestContext.match = undefined
    return next()
  }
  if (route.redirect && route.redirect.to !== 'dynamic') {
    const { searchParams: search } = url
    const params = { ...site.params, ...match.params }
    const target = redirectOf(route, params, { search, host: hostContext(site) })
    if (target) return redirectTo(target.location, target.status, keptSource(search.get('source')))
    // A redirect whose target lacks a parameter leads nowhere.
    requestContext.match = undefined
  }
  await next()
}
