import { linkTo } from '../../../schema/routes/links'
import { mcpWording } from '../../../schema/wording/mcp'
import { withHeldToken } from '../api/with-token'
import type { Endpoint, EndpointContext } from '../endpoint'

/** What a client asks for that asks for a token itself: publishing is allowed when somebody wants it. */
const USUAL_SCOPES = 'read write'

const metadataOf = (origin: string): string => origin + linkTo('OauthMcpResource')

const withToken = withHeldToken(
  'READ',
  async (context, token) => {
    // The SDK is large, so it is loaded when an assistant asks, not when the worker starts.
    const { serveMcp } = await import('./serve')
    return serveMcp({ context, token }, metadataOf(context.origin))
  },
  (origin) => ({ resource_metadata: metadataOf(origin), scope: USUAL_SCOPES }),
)

/** Pages of other sites send their origin, whatever name has led them here; programs send none. */
const isFromElsewhere = ({ request, origin }: EndpointContext): boolean => {
  const from = request.headers.get('origin')
  return from !== null && from !== origin
}

/** Answers assistants. Rule: docs/rules/mcp.md. */
export const answerMcp: Endpoint = (context) => {
  if (!isFromElsewhere(context)) return withToken(context)
  const error = { code: -32_000, message: mcpWording.otherOrigin }
  return Response.json(
    { jsonrpc: '2.0', error, id: null },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  )
}
