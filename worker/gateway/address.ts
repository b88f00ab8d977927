import { canonicalUrl } from '../../schema/routes/canonical'
import { matchRoute } from '../../schema/routes/match'
import { type GatewayMiddleware, redirectTo } from './passage'

/** How long the value of a dropped `source` waits to be read by the client, in seconds. */
const SOURCE_COOKIE_SECONDS = 60
const LONGEST_SOURCE = 500

/** A redirect to the canonical address, with the dropped `source` in a cookie that the client reads once. */
function canonicalRedirect(redirect: { location: string; status: number; source?: string }): Response {
  const { location, status, source } = redirect
  if (!source) return redirectTo(location, status)
  const value = encodeURIComponent(source.slice(0, LONGEST_SOURCE))
  const cookie = `source=${value}; Path=/; Max-Age=${SOURCE_COOKIE_SECONDS}; SameSite=Lax`
  return redirectTo(location, status, { 'set-cookie': cookie })
}

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
  if ('redirect' in found) return canonicalRedirect(found.redirect)
  passage.match = found.match
  passage.key = { path: found.cachePath, query: found.cacheQuery }
  await next()
}
