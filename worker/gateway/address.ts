import { canonicalUrl } from '../../schema/routes/canonical'
import { matchRoute } from '../../schema/routes/match'
import { type GatewayMiddleware, keptSource, redirectTo } from './passage'

/**
 * Matches the address to its route. What is read at another than its canonical address is redirected there,
 * once. Rule: docs/rules/routes.md, "Canonical addresses".
 */
export const address: GatewayMiddleware = async (c, next) => {
  const passage = c.get('passage')
  const { url, site } = passage
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    passage.match = matchRoute(site.table, url.pathname)
    passage.key = { path: url.pathname, query: '' }
    return next()
  }
  const found = canonicalUrl(url, site.table)
  if ('redirect' in found) {
    const { location, status, source } = found.redirect
    return redirectTo(location, status, keptSource(source))
  }
  passage.match = found.match
  passage.key = { path: found.cachePath, query: found.cacheQuery }
  await next()
}
