import { lifetimeOf } from '../cache-control'
import { NONCE_TOKEN_HEADER } from '../edge-cache'
import { nonceOffsets } from '../nonce'
import { readerHeaders } from '../public-page'
import { parseCacheTags } from '../tags'
import type { StoredPage } from './stored-page'

/** A freshly rendered page, and whether it may be stored. */
export interface RenderedPage {
  page: StoredPage
  storable: boolean
}

/**
 * Collects a render into a page.
 *
 * @param began the number of purges when the render began.
 * @param renderedAt when it began, in milliseconds since 1970 UTC.
 */
export async function collectPage(
  response: Response,
  began: number,
  renderedAt: number,
): Promise<RenderedPage> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const lifetime = lifetimeOf(response.status, response.headers)
  const token = response.headers.get(NONCE_TOKEN_HEADER)
  const freshUntil = renderedAt + (lifetime?.maxAge ?? 0) * 1000
  const page = {
    status: response.status,
    headers: readerHeaders(response.headers),
    bytes,
    nonceAt: token === null ? [] : nonceOffsets(bytes, token),
    tags: parseCacheTags(response.headers.get('cache-tag')),
    began,
    renderedAt,
    freshUntil,
    staleUntil: freshUntil + (lifetime?.staleWhileRevalidate ?? 0) * 1000,
    fallbackUntil: freshUntil + (lifetime?.staleIfError ?? 0) * 1000,
  }
  return { page, storable: lifetime !== undefined }
}
