import type { EndpointContext } from '../../endpoints/endpoint'
import type { GraphQLContext } from '../context'
import { type BearerVerifier, identifyCaller, isProduction, refuseOtherOrigins } from './caller'
import { logUnexpected, masked } from './mask-errors'
import { readGraphQLRequest, requireJsonPost } from './read-request'
import { Refusal } from './refusal'
import { respond, respondRefused } from './respond'
import { runOperation } from './run-operation'

/** What the worker may tell the endpoint beside the request. */
export interface GraphQLOptions {
  /** Names the request in logs and masked errors; else the header x-request-id does, else a new one. */
  requestId?: string
  /** Which API tokens are good; none unless it is given. */
  isValidToken?: BearerVerifier
}

const noToken: BearerVerifier = async () => false

function requestIdOf(request: Request, given: string | undefined): string {
  const sent = given ?? request.headers.get('x-request-id')
  return sent && /^[\w-]{1,64}$/.test(sent) ? sent : crypto.randomUUID()
}

/**
 * Answers `/_/graphql` (docs/rules/graphql.md, "Requests"). All operations of a request run at once over one
 * context, so what they read at the same depth travels to the database together.
 */
export async function handleGraphQL(
  context: EndpointContext,
  options: GraphQLOptions = {},
): Promise<Response> {
  const { request, url, env, reader, viewer, tags, clock, origin } = context
  const requestId = requestIdOf(request, options.requestId)
  const scene = {
    requestId,
    route: request.headers.get('frontend-route')?.slice(0, 100),
    showsOriginal: !isProduction(env.ENVIRONMENT),
  }
  try {
    refuseOtherOrigins(request, url.origin)
    requireJsonPost(request)
    const caller = await identifyCaller(request, env.ENVIRONMENT, options.isValidToken ?? noToken)
    const { isBatch, operations } = await readGraphQLRequest(request)
    const graphQLContext: GraphQLContext = {
      reader,
      // Who sends a token is not whom the cookies name.
      viewer: caller.hasToken ? null : viewer,
      tags,
      clock,
      origin,
    }
    const answers = await Promise.all(
      operations.map((operation) => runOperation(operation, caller, graphQLContext, scene)),
    )
    return respond(answers, isBatch, request.headers.get('accept') ?? '', requestId, reader.db.usage)
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, code, message } = error
      return respondRefused(status, { message, extensions: { code } }, requestId)
    }
    const whole = { ...scene, operationName: undefined }
    logUnexpected(error, whole)
    return respondRefused(500, masked(error, whole), requestId)
  }
}
