import { type CachedPage, EDGE_CACHE_HEADER } from './edge-cache'
import { nonceStream, withNonce } from './nonce'

/**
 * The Response of a cached page, with mutable headers, `x-edge-cache` set and the nonce filled in. A HEAD
 * gets no body.
 *
 * @param nonce 32 ASCII characters, new for each response.
 */
export function pageResponse(page: CachedPage, method: string, nonce: string): Response {
  const response = new Response(method === 'HEAD' ? withoutBody(page) : bodyOf(page, nonce), {
    status: page.status,
    headers: page.headers as [string, string][],
  })
  response.headers.set(EDGE_CACHE_HEADER, page.cache)
  return response
}

function bodyOf({ body, status }: CachedPage, nonce: string): BodyInit | null {
  // For these statuses the Response constructor refuses even an empty body.
  if (status === 204 || status === 304) return null
  if (body.kind === 'bytes') return withNonce(body.bytes, body.nonceAt, nonce)
  if (body.stream === null || body.nonceToken === null) return body.stream
  return body.stream.pipeThrough(nonceStream(body.nonceToken, nonce))
}

function withoutBody({ body }: CachedPage): null {
  // Otherwise a render that nobody reads would wait for its reader.
  if (body.kind === 'stream') body.stream?.cancel().catch(() => {})
  return null
}
