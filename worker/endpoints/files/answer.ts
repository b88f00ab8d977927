import { hex } from '../../../schema/rules/hex'

/** The properties of a response. */
export interface AnswerOptions {
  /** The `Content-Type`, with its charset. */
  type: string
  /** Seconds that a recipient may keep it. Absent if the code that passes the response on decides. */
  maxAge?: number
  /** When its content last changed, in milliseconds since 1970 UTC, for a response with this `ETag`. */
  lastModified?: (etag: string) => Promise<number>
}

/**
 * A response with a strong `ETag` made from its bytes. A request that already has the same bytes gets a 304,
 * a HEAD gets no body. Rule: docs/rules/feeds.md, "Conditional requests".
 */
export async function answer(
  request: Request,
  body: string,
  { type, maxAge, lastModified }: AnswerOptions,
): Promise<Response> {
  const bytes = new TextEncoder().encode(body)
  const etag = await etagOf(bytes)
  const headers = new Headers({ 'content-type': type, etag, 'x-content-type-options': 'nosniff' })
  if (maxAge !== undefined) headers.set('cache-control', `public, max-age=${maxAge}`)
  if (lastModified) headers.set('last-modified', new Date(await lastModified(etag)).toUTCString())
  if (isUnchanged(request.headers, headers)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  `"${hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 32)}"`

/**
 * Whether the client already has a response with these headers. The date counts only if the request has no
 * tag (RFC 9110, 13.2.2).
 */
export function isUnchanged(asked: Headers, answered: Headers): boolean {
  const etag = answered.get('etag')
  const known = asked.get('if-none-match')
  if (known !== null) {
    // A proxy that compresses marks the tag as weak, which is just as good for a read.
    return (
      etag !== null && known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
    )
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  return Date.parse(answered.get('last-modified') ?? '') <= since
}
