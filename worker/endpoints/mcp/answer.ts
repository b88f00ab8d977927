import { linkTo } from '../../../schema/routes/links'
import { mcpWording } from '../../../schema/wording/mcp'
import { withHeldToken } from '../api/with-token'
import type { Endpoint, EndpointContext } from '../endpoint'
import { mcpError } from './mcp-error'

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

/** Of the codes that servers choose themselves. */
const REFUSED = -32_000

/** Pages of other sites send their origin, whatever name has led them here; programs send none. */
const isFromElsewhere = ({ request, origin }: EndpointContext): boolean => {
  const from = request.headers.get('origin')
  return from !== null && from !== origin
}

/** Answers assistants. Rule: docs/rules/mcp.md. */
export const answerMcp: Endpoint = (context) =>
  isFromElsewhere(context) ? mcpError(403, REFUSED, mcpWording.otherOrigin) : withToken(context)
