import type { EndpointContext } from './endpoint'
import { tryLater } from './failure-response'

type Pieces = AsyncGenerator<string | Uint8Array, void, undefined>

/** Pieces as bytes; the next one is made when somebody reads it. */
function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await pieces.return()
    },
  })
}

/** A file of somebody's own, which is made while it is downloaded. */
interface Download {
  /** Letters, digits, hyphens, underscores and dots. */
  fileName: string
  contentType: string
  /** How many of a kind somebody may download. */
  limit: { of: string; userId: string; most: number; windowMs: number; message: string }
  pieces: () => Pieces
}

/** Answers a download, which nobody else may keep: a 429 beyond the limit. */
export async function downloadFile(
  { request, parts }: Pick<EndpointContext, 'request' | 'parts'>,
  { fileName, contentType, limit, pieces }: Download,
): Promise<Response> {
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'",
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { of, userId, most, windowMs, message } = limit
  if ((await parts.lockouts.use(of, userId, windowMs, most)) > most)
    return tryLater('RATE_LIMITED', message, windowMs / 1000)
  return new Response(streamOf(pieces()), { headers })
}
