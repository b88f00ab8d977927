import { developmentClockEndpoint } from '../endpoints/development/clock'
import { type DevelopmentEndpoint, refusal } from '../endpoints/development/endpoint'
import { developmentMailEndpoint } from '../endpoints/development/mail'
import { isLoopback } from '../platform/environment'
import type { GatewayMiddleware } from './passage'

/** In no route table: production has none of them. */
const ENDPOINTS: Readonly<Record<string, DevelopmentEndpoint>> = {
  '/_/dev/clock': developmentClockEndpoint,
  '/_/dev/mail': developmentMailEndpoint,
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** What keeps a request that does something from doing it. */
function objection(request: Request, origin: string): Response | undefined {
  if (request.headers.get('origin') !== origin)
    return refusal(403, 'foreign-origin', `Send the header "origin: ${origin}".`)
  if (request.method === 'POST' && !JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    return refusal(415, 'not-json', 'Send the header "content-type: application/json".')
  return undefined
}

/**
 * Answers what is for development, on a developer's machine alone: in every other environment and on every other
 * host there is nothing there. Rule: docs/rules/development.md, "Addresses".
 */
export const development: GatewayMiddleware = async (c, next) => {
  const { url, site } = c.get('passage')
  const endpoint = Object.hasOwn(ENDPOINTS, url.pathname) ? ENDPOINTS[url.pathname] : undefined
  if (!endpoint || c.env.ENVIRONMENT !== 'development' || !isLoopback(url.host)) return next()
  const request = c.req.raw
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const handler = Object.entries(endpoint).find(([name]) => name === method)?.[1]
  const answer = !handler
    ? refusal(405, 'method', 'Method not allowed.', { allow: Object.keys(endpoint).join(', ') })
    : ((method === 'GET' ? undefined : objection(request, site.origin)) ??
      (await handler({ request, env: c.env })))
  const response = new Response(request.method === 'HEAD' ? null : answer.body, answer)
  response.headers.set('cache-control', 'no-store')
  return response
}
