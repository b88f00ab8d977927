import { isLoopback, isProduction } from '../platform/environment'
import { type GatewayMiddleware, redirectTo } from './request-context'
import { siteHost } from './site-host'

/**
 * Finds the site that the host stands for, answers 404 for an unknown host, and redirects to https in production. Rule: docs/rules/routes.md, "Three tables".
 */
export const host: GatewayMiddleware = async (c, next) => {
  const requestContext = c.get('requestContext')
  const { url } = requestContext
  const site = await siteHost(url, c.env, requestContext.reader, requestContext.clock.now())
  if (!site) return c.text('There is nothing at this host.', 404, { 'cache-control': 'no-store' })
  if (site.movedTo !== undefined)
    return redirectTo(`${site.movedTo}${url.pathname === '/' ? '' : url.pathname}${url.search}`, 302)
  requestContext.site = site
  if (url.protocol === 'http:' && isProduction(c.env.ENVIRONMENT) && !isLoopback(url.host)) {
    return redirectTo(`https://${url.host}${url.pathname}${url.search}`, 301)
  }
  await next()
}
