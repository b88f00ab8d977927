import type { GatewayMiddleware } from './passage'
import { siteHost } from './site-host'

/** Finds out which site the host stands for. An unknown host is a 404. Rule: docs/rules/routes.md, "Three tables". */
export const host: GatewayMiddleware = async (c, next) => {
  const passage = c.get('passage')
  const site = await siteHost(passage.url, c.env, passage.reader, passage.clock.now())
  if (!site) return c.text('There is nothing at this host.', 404, { 'cache-control': 'no-store' })
  passage.site = site
  await next()
}
