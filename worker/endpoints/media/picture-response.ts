/** A picture's bytes, or a drawing's text, with its exact type. */
export interface PictureBody {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** An address always shows the same picture, so it can be cached for good. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Another site may put another picture in the place of one. */
export const FOR_A_MONTH = 'public, max-age=2592000'

/** Headers of every response under `/_/image/`: a picture is never a page, whatever its bytes look like. */
const GUARDS = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  // Mail, feeds and social networks show our pictures on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
}

export const pictureResponse = (body: PictureBody, etag: string, cacheControl = FOR_A_YEAR): Response =>
  new Response(body.bytes, {
    headers: {
      ...GUARDS,
      'cache-control': cacheControl,
      'content-length': String(body.bytes.length),
      'content-type': body.type,
      etag,
    },
  })

/** A response that isn't stored, unless the headers say so, since the next request may succeed. */
export const refusal = (status: number, words: string, headers: Record<string, string> = {}): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      ...GUARDS,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  })

/** A redirect to another address of the same picture; short-lived, since that one changes too. */
export const elsewhere = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { ...GUARDS, location, 'cache-control': 'public, max-age=300' },
  })

/** Drops the body if the client already has it (304) or sent a HEAD. */
export function trimmed(request: Request, response: Response): Response {
  const asked = request.headers.get('if-none-match')
  const etag = response.headers.get('etag')
  const known = asked?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
  if (response.status === 200 && etag !== null && known) {
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  return request.method === 'HEAD' ? new Response(null, response) : response
}
