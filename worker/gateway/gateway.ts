import { Hono } from 'hono'
import { siteName } from '../../schema/brand/name'
import { loggedAddress } from '../../schema/rules/logs'
import { errorPageWording } from '../../schema/wording/error-pages'
import type { Clock } from '../platform/clock'
import { openLog } from '../platform/log/log'
import { OperationMemory } from '../ssr/operation-memory'
import { address } from './address'
import { answer, failurePage, wantsPage } from './answer'
import { authorize } from './authorize'
import { development } from './development'
import { host } from './host'
import { lastPage } from './last-page'
import { missingAsset } from './missing-asset'
import { openRequestContext } from './open-request-context'
import type { GatewayEnv } from './request-context'
import { responseHeaders } from './response-headers'

/**
 * The middleware that every request passes, in this order. An unexpected failure is logged with the request's id and
 * answered with the error page, or with one that is made of constants if that fails too (plain text for whoever wants no
 * page); the gateway itself never throws.
 */
export function createGateway(clock: Clock, memory = new OperationMemory()): Hono<GatewayEnv> {
  const gateway = new Hono<GatewayEnv>()
  gateway.use(openRequestContext(clock, memory))
  gateway.use(responseHeaders)
  gateway.use(missingAsset)
  gateway.use(host)
  if (__DEVELOPMENT__) gateway.use(development)
  gateway.use(address)
  gateway.use(authorize)
  gateway.all('*', answer)
  gateway.onError(async (error, c) => {
    const { nonce, requestId } = c.get('requestContext')
    const later = (work: Promise<unknown>) => (c.executionCtx as ExecutionContext).waitUntil(work)
    const detail = error.stack ?? error.message
    const url = loggedAddress(c.req.url)
    openLog(c.env, later)('error', 'request-failed', { requestId, url, detail })
    const page = await failurePage(c).catch(() => undefined)
    if (page) return page
    const headers = { 'cache-control': 'no-store' }
    return wantsPage(c)
      ? c.html(lastPage(nonce, siteName(c.env), c.req.path), 500, headers)
      : c.text(errorPageWording.serverError.title, 500, headers)
  })
  return gateway
}
