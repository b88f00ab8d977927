import { LRUCache } from 'lru-cache'
import { RESAMPLE_WIDTHS } from '../../../../schema/rules/images/sizes'
import type { SourceImage } from '../transformer'
import { decode, resize } from './codecs'
import type { Pixels } from './pixels'

/** No picture is made larger than this on either side, so an original needn't be larger either. */
const ENOUGH = Math.max(...RESAMPLE_WIDTHS)

/** Decoded originals, up to 120 MB of them, because a page requests the same picture in several sizes. */
const decoded = new LRUCache<string, Pixels>({
  maxSize: 120_000_000,
  sizeCalculation: (pixels) => pixels.data.byteLength,
})

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16)).join(' ')
}

/**
 * The pixels of an original, upright and, if it is much larger than anything served, reduced. A photograph of
 * 24 megapixels takes 100 MB decoded and half a second to decode. They are shared, so don't mutate them.
 *
 * @throws if it can't be decoded.
 */
export async function originalPixels(source: SourceImage): Promise<Pixels> {
  const key = await hashOf(source.bytes)
  const known = decoded.get(key)
  if (known) return known
  const pixels = await decode(source)
  const scale = Math.min(1, Math.max(ENOUGH / pixels.width, ENOUGH / pixels.height))
  const reduced = await resize(pixels, {
    width: Math.round(pixels.width * scale),
    height: Math.round(pixels.height * scale),
  })
  decoded.set(key, reduced)
  return reduced
}
