import { DEFAULT_QUALITY } from '../../../../schema/rules/images/options'
import { cropArea, fitInside, outputSize, outputType } from '../geometry'
import type { EncodedImage, ImageTransformer, SourceImage, Transform } from '../transformer'
import { encode, resize } from './codecs'
import { originalPixels } from './originals'
import { blurred, crop, darkened, meanOf, type Pixels, pad } from './pixels'

/**
 * Transforms in the worker itself. Only for development and tests: the runtime's local stand-in for the
 * Images service supports neither focus, blur, quality nor overlays.
 */
export class LocalImageTransformer implements ImageTransformer {
  async transform(source: SourceImage, t: Transform): Promise<EncodedImage> {
    const type = outputType(source, t.webp)
    let picture = await this.#fit(await originalPixels(source), t, type === 'image/jpeg')
    if (t.blur) picture = blurred(picture, t.blur)
    if (t.gradient) picture = darkened(picture)
    return encode(picture, type, t.quality ?? DEFAULT_QUALITY)
  }

  async meanColor(source: SourceImage): Promise<string | undefined> {
    const pixels = await originalPixels(source)
    return meanOf(await resize(pixels, outputSize(pixels, { strategy: 'resample', width: 64 })))
  }

  async #fit(pixels: Pixels, t: Transform, opaque: boolean): Promise<Pixels> {
    const size = outputSize(pixels, t)
    if (t.strategy === 'crop') return resize(crop(pixels, cropArea(pixels, size, t.focusX, t.focusY)), size)
    if (t.strategy === 'letterbox') return pad(await resize(pixels, fitInside(pixels, size)), size, opaque)
    return resize(pixels, size)
  }
}
