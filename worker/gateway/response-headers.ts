import type { RouteName } from '../../schema/routes/index'
import { linkTo } from '../../schema/routes/links'
import { eligibilityHeader, type ViewerClass } from '../../schema/rules/cache-eligibility'
import { hasSession } from '../../schema/rules/session'
import { hasPrivacyBanner, PRIVACY_TIMING } from '../../schema/rules/visitor'
import { EDGE_CACHE_HEADER } from '../edge-cache/edge-cache'
import { isProduction } from '../platform/environment'
import { isMainOrBelow } from '../services/identity/own-address'
import { flagsOf } from './flags'
import { outsideSources } from './outside-sources'
import { eligibilityOf, type GatewayMiddleware } from './request-context'
import { setSecurityHeaders } from './security-headers'
import { addTiming, showsTiming } from './server-timing'

const ELIGIBILITY_HEADER = 'x-cache-eligibility'
/** The pages of stories, which name where other sites say that they mention them. */
const STORIES: ReadonlySet<RouteName> = new Set<RouteName>(['ShowUserPost', 'ShowCollectionPost', 'ShowPost'])

const SIGNED_IN: ReadonlySet<ViewerClass> = new Set(['signed-in', 'staff', 'spoofed'])

/** Whether the reader is a visitor from a country where the privacy banner is shown. */
const seesPrivacyBanner = (request: Request): boolean =>
  hasPrivacyBanner((request.cf?.country as string | undefined) ?? null) &&
  !hasSession(request.headers.get('cookie'))

/**
 * Sets the headers and cookies of every response, whatever produced it, including responses that report a
 * failure.
 */
export const responseHeaders: GatewayMiddleware = async (c, next) => {
  await next()
  const { env } = c
  const request = c.req.raw
  const requestContext = c.get('requestContext')
  const { headers } = c.res
  for (const cookie of requestContext.setCookies()) headers.append('set-cookie', cookie)
  const { url, site, match, nonce, requestId } = requestContext
  if (!headers.has(EDGE_CACHE_HEADER)) headers.set(EDGE_CACHE_HEADER, 'BYPASS')
  headers.set(ELIGIBILITY_HEADER, eligibilityHeader(eligibilityOf(requestContext, request.method)))
  headers.set('x-request-id', requestId)
  if (isProduction(env.ENVIRONMENT)) headers.delete('cache-tag')
  if (match && site && c.res.status === 200 && STORIES.has(match.route.name))
    headers.append('link', `<${site.mainOrigin}${linkTo('Webmention')}>; rel="webmention"`)
  setSecurityHeaders(headers, {
    nonce,
    route: match?.route.name,
    secure: url.protocol === 'https:',
    isOurDomain: site !== undefined && isMainOrBelow(url.host, site.mainOrigin),
    outside: () =>
      outsideSources({
        env,
        flags: flagsOf(env),
        route: match?.route,
        table: site?.table,
        isSignedIn: SIGNED_IN.has(requestContext.viewerClass) && !requestContext.isSessionOver,
      }),
  })
  if (showsTiming(env, requestContext.viewerClass)) {
    addTiming(headers, 'total', performance.now() - requestContext.startedAt)
  } else {
    headers.delete('server-timing')
  }
  // The page itself may be shared by everybody; its script reads this header (docs/rules/viewer.md,
  // "Banners").
  if (seesPrivacyBanner(request)) headers.append('server-timing', PRIVACY_TIMING)
}
