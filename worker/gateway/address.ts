import { canonicalUrl } from '../../schema/routes/canonical'
import { matchRoute } from '../../schema/routes/match'
import { type GatewayMiddleware, keptSource, redirectTo } from './request-context'

/**
 * Finds the route of the address, and redirects reads of an address that isn't canonical. Rule: docs/rules/routes.md, "Canonical addresses".
 */
export const address: GatewayMiddleware = async (c, next) => {
  const requestContext = c.get('requestContext')
  const { url, site } = requestContext
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    requestContext.match = matchRoute(site.table, url.pathname)
    requestContext.key = { path: url.pathname, query: '' }
    return next()
  }
  const canonical = canonicalUrl(url, site.table)
  if ('redirect' in canonical) {
    const { location, status, source } = canonical.redirect
    return redirectTo(location, status, keptSource(source))
  }
  requestContext.match = canonical.match
  requestContext.key = { path: canonical.cachePath, query: canonical.cacheQuery }
  await next()
}
