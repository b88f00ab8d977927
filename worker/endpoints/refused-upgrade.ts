import { failureResponse } from './failure-response'

/**
 * Why a request opens no WebSocket, if it doesn't. Only pages of this host may open one: scripts elsewhere could
 * otherwise listen with the viewer's cookies.
 */
export function refusedUpgrade(request: Request, url: URL): Response | undefined {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    const message = 'This address opens a WebSocket.'
    return failureResponse({ code: 'BAD_REQUEST', field: null, message }, 426)
  }
  // Browsers always send the origin of the page that opens a WebSocket.
  if (request.headers.get('origin') === url.origin) return undefined
  const message = 'Requests from other origins are refused.'
  return failureResponse({ code: 'FORBIDDEN', field: null, message })
}
