import { siteName } from '../../../schema/brand/name'
import { type ImageAddress, parseImageAddress, socialCardUrl } from '../../../schema/rules/images'
import { type CardOf, cardVersion } from '../../../schema/rules/images/card'
import { imageAdapters } from '../../platform/images/adapters'
import { coverSvg } from '../../services/media/card/cover'
import { makeCard, makeCoverPng, readCard } from '../../services/media/make-card'
import { makePicture } from '../../services/media/make-picture'
import type { Endpoint, EndpointContext } from '../endpoint'
import { drawForeign, type ForeignContext, foreignTurnstile } from './foreign-picture'
import {
  elsewhere,
  FOR_A_MONTH,
  type PictureBody,
  pictureResponse,
  refusal,
  trimmed,
} from './picture-response'
import { drawInTurn, turnstile } from './picture-turn'

/** What showing a picture needs from its environment. */
export type ShowImageContext = Pick<EndpointContext, 'request' | 'env' | 'params'> &
  ForeignContext & { reader: Pick<EndpointContext['reader'], 'db'> }

/**
 * Raise this when the same address should give a different picture, because drawing or encoding has changed.
 */
const EDITION = 1

/**
 * Pictures in other sizes, social cards and covers. Rule: docs/rules/images.md, "Addresses" and "Serving".
 * 400 for an address that we never write, 404 for a missing picture, 422 for one that can't be decoded, 503
 * under too much load.
 */
export async function respondWithImage(context: ShowImageContext): Promise<Response> {
  const { request, params } = context
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusal(405, 'Method not allowed', { allow: 'GET, HEAD' })
  const { options = '', imageId = '' } = params
  const address = parseImageAddress(options, imageId)
  if (!address) return refusal(400, 'No such picture size')
  return trimmed(request, await answer(context, address, `${options}/${imageId}`))
}

async function answer(context: ShowImageContext, address: ImageAddress, name: string): Promise<Response> {
  // A topic's slug may be in any script; a header may not.
  const etag = `"${EDITION}-${encodeURIComponent(name.replace('/', '.'))}"`
  if (address.kind === 'cover' && address.format === 'svg') {
    const bytes = new TextEncoder().encode(coverSvg(address.postId))
    return pictureResponse({ type: 'image/svg+xml', bytes }, etag)
  }
  if (address.kind === 'foreign') {
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => turnstile.run(name, work)
    return kept(name, etag, () => drawForeign(context, address, inTurn), foreignTurnstile, FOR_A_MONTH)
  }
  let draw: () => Promise<PictureBody | Response>
  if (address.kind === 'picture') draw = () => drawPicture(context, address)
  else {
    // Checked on every request, even for cached cards: a story that was withdrawn must not live on in its
    // card.
    const of: CardOf = address.kind === 'card' ? address.of : { kind: 'post', id: address.postId }
    const row = await readCard(context.reader.db, of)
    if (!row) return refusal(404, 'No such thing')
    if (address.kind === 'card' && address.version !== cardVersion(row))
      return elsewhere(socialCardUrl(of, row))
    draw = async () => {
      const deps = { bucket: context.env.MEDIA, ...(await imageAdapters(context.env)) }
      const bytes =
        address.kind === 'card'
          ? await makeCard(deps, of, row, siteName(context.env))
          : await makeCoverPng(deps, address.postId)
      return { type: 'image/png', bytes }
    }
  }
  return kept(name, etag, draw)
}

async function drawPicture(
  { env }: ShowImageContext,
  address: ImageAddress & { kind: 'picture' },
): Promise<PictureBody | Response> {
  const { transformer } = await imageAdapters(env)
  const made = await makePicture({ bucket: env.MEDIA, transformer }, address.imageId, address.options)
  if (made.ok) return made.value
  const { code, message } = made.failure
  return refusal(code === 'NOT_FOUND' ? 404 : 422, message)
}

/** Makes a picture once; after that the platform's cache serves it. */
async function kept(
  name: string,
  etag: string,
  draw: () => Promise<PictureBody | Response>,
  gate = turnstile,
  cacheControl?: string,
): Promise<Response> {
  const cache = await caches.open(`pictures-${EDITION}`)
  const key = `https://pictures.invalid/${name}`
  const stored = await cache.match(key)
  if (stored) return stored
  return drawInTurn(
    name,
    async () => {
      // Another request may have made it while this one waited.
      const madeMeanwhile = await cache.match(key)
      if (madeMeanwhile) return madeMeanwhile
      const drawn = await draw()
      const response = drawn instanceof Response ? drawn : pictureResponse(drawn, etag, cacheControl)
      if (response.headers.get('cache-control') !== 'no-store') await cache.put(key, response.clone())
      return response
    },
    gate,
  )
}

export const showImage: Endpoint = (context) => respondWithImage(context)
