import { env } from 'cloudflare:workers'
import type { GraphQLSchema } from 'graphql'
import { TOKEN_SCOPES } from '../../../../schema/rules/access-tokens'
import type { User } from '../../../../worker/data/user/rows'
import type { EndpointContext } from '../../../../worker/endpoints/endpoint'
import { handleGraphQL } from '../../../../worker/graphql/endpoint'
import type { BearerVerifier } from '../../../../worker/graphql/middleware/caller'
import type { HeldToken } from '../../../../worker/services/access-token/verify-token'
import type { Session } from '../../../../worker/services/identity/session'
import type { Person } from '../../../../worker/services/policies/actor'
import { endpointContext, ORIGIN } from '../../../factories/endpoint-context'

export const ADDRESS = `${ORIGIN}/_/graphql`

/** One operation's answer, as JSON. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[]
}

interface Options {
  headers?: Record<string, string>
  /** The value of ENVIRONMENT; by default `test`. */
  environment?: string | undefined
  viewer?: Person
  /** Whose token, and for what: by default none is valid. */
  verify?: BearerVerifier
  schema?: GraphQLSchema
}

/** A valid token of somebody who has nothing. */
export const HELD: HeldToken = {
  scopes: new Set(TOKEN_SCOPES),
  session: { user: { id: 'abcabcabcabc' }, host: 'quire.example', isSpoofed: false } as Session,
  owner: { id: 'abcabcabcabc' } as User,
  did: () => {},
}

/** Declares scopes in a schema of a test. */
export const SCOPES = `
  directive @scope(needs: TokenScope!) on FIELD_DEFINITION
  enum TokenScope { READ PUBLISH }
`

/** Passes a request to the endpoint as the gateway does. */
export function handle(request: Request, options: Options = {}): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const context: EndpointContext = {
    ...endpointContext(pathname, { on: origin, headers: request.headers }),
    request,
    env: { ...env, ENVIRONMENT: 'environment' in options ? options.environment : 'test' } as Env,
    viewer: async () => options.viewer ?? null,
    requestId: 'request-1',
  }
  const { verify, schema } = options
  return handleGraphQL(context, { ...(verify && { verify }), ...(schema && { schema }) })
}

/** Posts a body as JSON text and returns the response. */
export function post(text: BodyInit, options: Options = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, ...options.headers }
  return handle(new Request(ADDRESS, { method: 'POST', headers, body: text }), options)
}

/** Runs one operation, or a batch if `body` is an array. */
export async function ask<Body extends object>(
  body: Body,
  options: Options = {},
): Promise<{ status: number; headers: Headers; body: Body extends unknown[] ? Answer[] : Answer }> {
  const response = await post(JSON.stringify(body), options)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** The code of an answer's first error. */
export const codeOf = (answer: Answer | undefined): unknown => answer?.errors?.[0]?.extensions.code
