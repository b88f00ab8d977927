import { developmentClockEndpoint } from '../endpoints/development/clock'
import { type DevelopmentEndpoint, refusal, type Sender } from '../endpoints/development/endpoint'
import { developmentGalleryEndpoint } from '../endpoints/development/gallery'
import { graphiqlEndpoint, opensGraphiQL } from '../endpoints/development/graphiql'
import { developmentMailEndpoint } from '../endpoints/development/mail'
import { developmentMembershipEndpoint } from '../endpoints/development/membership'
import { providerEndpoint } from '../endpoints/development/providers'
import { isLoopback } from '../platform/environment'
import type { GatewayMiddleware } from './request-context'

/** In no route table, since production has none of them. */
const ENDPOINTS: Readonly<Record<string, DevelopmentEndpoint>> = {
  '/_/dev/clock': developmentClockEndpoint,
  '/_/dev/gallery': developmentGalleryEndpoint,
  '/_/dev/mail': developmentMailEndpoint,
  '/_/dev/membership': developmentMembershipEndpoint,
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/** Why a request may not change anything; nothing if it may. */
function objection(request: Request, origin: string, sender: Sender): Response | undefined {
  if (sender === 'server') return undefined
  if (request.headers.get('origin') !== origin)
    return refusal(403, 'foreign-origin', `Send the header "origin: ${origin}".`)
  const type = request.headers.get('content-type') ?? ''
  if (sender === 'form')
    return FORM_TYPE.test(type) ? undefined : refusal(415, 'no-form', 'Only its own form is taken.')
  if (request.method === 'POST' && !JSON_TYPE.test(type))
    return refusal(415, 'not-json', 'Send the header "content-type: application/json".')
  return undefined
}

/** The endpoint at an address, and who sends requests to it. */
function endpointAt(
  request: Request,
  pathname: string,
): { endpoint: DevelopmentEndpoint; sender: Sender } | undefined {
  if (opensGraphiQL(request, pathname)) return { endpoint: graphiqlEndpoint, sender: 'program' }
  const endpoint = Object.hasOwn(ENDPOINTS, pathname) ? ENDPOINTS[pathname] : undefined
  return endpoint ? { endpoint, sender: 'program' } : providerEndpoint(pathname)
}

/**
 * Answers the addresses that exist only on a developer's machine; in other environments and on other hosts
 * they are missing. Rule: docs/rules/development.md, "Addresses".
 */
export const development: GatewayMiddleware = async (c, next) => {
  const { url, site, nonce } = c.get('requestContext')
  const request = c.req.raw
  const match = endpointAt(request, url.pathname)
  if (!match || c.env.ENVIRONMENT !== 'development' || !isLoopback(url.host)) return next()
  const { endpoint, sender } = match
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const handler = Object.entries(endpoint).find(([name]) => name === method)?.[1]
  const answer = !handler
    ? refusal(405, 'method', 'Method not allowed.', { allow: Object.keys(endpoint).join(', ') })
    : ((method === 'GET' ? undefined : objection(request, site.origin, sender)) ??
      (await handler({ request, url, env: c.env, nonce })))
  const response = new Response(request.method === 'HEAD' ? null : answer.body, answer)
  response.headers.set('cache-control', 'no-store')
  return response
}
