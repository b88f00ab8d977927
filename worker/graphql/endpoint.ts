import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { DatabaseUsage } from '../data/database'
import { isProduction } from '../platform/environment'
import type { GraphQLContext } from './context'
import { maskUnexpected } from './mask-errors'
import { refuseLargeBody } from './middleware/body-size'
import { type BearerVerifier, identifyCaller, refuseOtherOrigins } from './middleware/caller'
import { requireJsonPost } from './middleware/json-post'
import type { RequestScene, RequestScope } from './request-scope'
import { schema as ourSchema } from './schema'
import { serverOf } from './server'

/** A request to the endpoint, as an endpoint of the route table is given it. */
export interface GraphQLRequest extends GraphQLContext {
  request: Request
  url: URL
  env: Env
  requestId: string
}

/** What the endpoint is given beside the request; each has a value of its own. */
export interface GraphQLEndpointOptions {
  /** Which API tokens are valid; none is unless it is given. */
  isValidToken?: BearerVerifier
  schema?: GraphQLSchema
}

const noToken: BearerVerifier = async () => false

/** What the database was asked for, as a Server-Timing header. */
const serverTiming = ({ waited, roundTrips, statements, rowsRead }: DatabaseUsage): string =>
  `d1;dur=${waited.toFixed(1)};desc="${roundTrips} round trips, ${statements} statements, ${rowsRead} rows read"`

/** The answer of a request that never reached an operation. */
function refused(thrown: unknown, scene: RequestScene): Response {
  const error = thrown instanceof GraphQLError ? thrown : maskUnexpected(thrown, scene)
  const { http, ...extensions } = error.extensions as { http: { status: number; headers?: HeadersInit } }
  const headers = new Headers(http.headers)
  headers.set('content-type', 'application/json; charset=utf-8')
  const body = { errors: [{ message: error.message, extensions }] }
  return new Response(JSON.stringify(body), { status: http.status, headers })
}

/** Judges what can be judged before the body is read: origin, method, media type, size, caller. */
async function begin(
  { request, url, env, reader, viewer, parts, tags, clock, origin }: GraphQLRequest,
  isValidToken: BearerVerifier,
  scene: RequestScene,
): Promise<RequestScope> {
  refuseOtherOrigins(request, url.origin)
  requireJsonPost(request)
  refuseLargeBody(request)
  const caller = await identifyCaller(request, parts, env.ENVIRONMENT, isValidToken)
  const context: GraphQLContext = {
    reader,
    // The sender of a token isn't whom the cookies name.
    viewer: caller.hasToken ? async () => null : viewer,
    parts,
    tags,
    clock,
    origin,
  }
  return { scene, caller, context, cost: 0, hasMutation: false }
}

/**
 * Answers `/_/graphql` (docs/rules/graphql.md, "Requests"). All operations of a request run at once over one
 * context, so what they read at the same depth travels to the database together.
 *
 * Never rejects: what goes wrong here is masked, logged and a 500 too.
 */
export async function handleGraphQL(
  input: GraphQLRequest,
  { isValidToken = noToken, schema = ourSchema }: GraphQLEndpointOptions = {},
): Promise<Response> {
  const { request, env, reader, requestId } = input
  const scene: RequestScene = {
    requestId,
    route: request.headers.get('frontend-route')?.slice(0, 100),
    showsOriginal: !isProduction(env.ENVIRONMENT),
  }
  let response: Response
  try {
    const scope = await begin(input, isValidToken, scene)
    response = await serverOf(schema).handleRequest(request, { scope })
    // How many rows a wrong password found would tell whose account there is.
    if (!scope.hasMutation) response.headers.set('server-timing', serverTiming(reader.db.usage))
  } catch (error) {
    response = refused(error, scene)
  }
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-request-id', requestId)
  return response
}
