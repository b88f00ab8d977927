import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { DatabaseUsage } from '../data/database-usage'
import { isProduction } from '../platform/environment'
import { actForToken } from '../services/access-token/act-for-token'
import { verifyToken } from '../services/access-token/verify-token'
import { actorOf } from '../services/policies/actor'
import type { GraphQLContext } from './context'
import { DOCUMENT_LIMITS } from './limits/limits'
import { maskUnexpected } from './mask-errors'
import { refuseLargeBody } from './middleware/body-size'
import { type BearerVerifier, identifyCaller, refuseOtherOrigins } from './middleware/caller'
import { requireJsonPost } from './middleware/json-post'
import type { RequestScene, RequestScope } from './request-scope'
import { schema as ourSchema } from './schema'
import { serverOf } from './server'

/** A request to the endpoint, as the route table passes it on. */
export interface GraphQLRequest extends GraphQLContext {
  request: Request
  url: URL
  env: Env
  requestId: string
}

/** The endpoint's dependencies besides the request; each has a default. */
export interface GraphQLEndpointOptions {
  /** Checks access tokens; by default those in the database. */
  verify?: BearerVerifier
  schema?: GraphQLSchema
}

/** What the operations of a request cost together, and what they may cost. Rule: docs/rules/graphql.md, "Limits of a document". */
const COST_HEADER = 'x-cost'
const COST_LIMIT_HEADER = 'x-cost-limit'

/** The request's database use, as a Server-Timing header. */
const serverTiming = ({ waited, roundTrips, statements, rowsRead }: DatabaseUsage): string =>
  `d1;dur=${waited.toFixed(1)};desc="${roundTrips} round trips, ${statements} statements, ${rowsRead} rows read"`

/** The response to a request that never reached an operation. */
function refused(thrown: unknown, scene: RequestScene): Response {
  const error = thrown instanceof GraphQLError ? thrown : maskUnexpected(thrown, scene)
  const { http, ...extensions } = error.extensions as { http: { status: number; headers?: HeadersInit } }
  const headers = new Headers(http.headers)
  headers.set('content-type', 'application/json; charset=utf-8')
  const body = { errors: [{ message: error.message, extensions }] }
  return new Response(JSON.stringify(body), { status: http.status, headers })
}

/** Checks what can be checked before the body is read: origin, method, media type, size, caller. */
async function begin(
  { request, url, env, reader, viewer, parts, tags, clock, origin }: GraphQLRequest,
  verify: BearerVerifier,
  scene: RequestScene,
): Promise<RequestScope> {
  refuseOtherOrigins(request, url.origin)
  requireJsonPost(request)
  refuseLargeBody(request)
  const caller = await identifyCaller(request, parts, env.ENVIRONMENT, verify)
  const { token } = caller
  if (token) actForToken({ parts, reader }, token)
  const context: GraphQLContext = {
    reader,
    viewer: token ? async () => actorOf(token.session, origin) : viewer,
    parts,
    tags,
    clock,
    origin,
  }
  return { scene, caller, context, cost: 0, hasMutation: false }
}

/**
 * Answers `/_/graphql` (docs/rules/graphql.md, "Requests"). All operations of a request run at once in one
 * context, so everything that they read at the same depth goes to the database together.
 *
 * Never rejects: an error here is masked, logged and answered with 500 too.
 */
export async function handleGraphQL(
  input: GraphQLRequest,
  { verify = (token) => verifyToken(input.parts, token), schema = ourSchema }: GraphQLEndpointOptions = {},
): Promise<Response> {
  const { request, env, reader, requestId } = input
  const scene: RequestScene = {
    requestId,
    route: request.headers.get('frontend-route')?.slice(0, 100),
    showsOriginal: !isProduction(env.ENVIRONMENT),
    log: (...line) => input.parts.log(...line),
  }
  let response: Response
  try {
    const scope = await begin(input, verify, scene)
    response = await serverOf(schema).handleRequest(request, { scope })
    response.headers.set(COST_HEADER, String(scope.cost))
    response.headers.set(COST_LIMIT_HEADER, String(DOCUMENT_LIMITS.cost))
    // The number of rows that a wrong password found would reveal whether an account exists.
    if (!scope.hasMutation) response.headers.set('server-timing', serverTiming(reader.db.usage))
  } catch (error) {
    response = refused(error, scene)
  }
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-request-id', requestId)
  return response
}
