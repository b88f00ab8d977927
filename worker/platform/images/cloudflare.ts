import { hex } from '../../../schema/rules/hex'
import { DEFAULT_FOCUS, DEFAULT_QUALITY } from '../../../schema/rules/images/options'
import { outputSize, outputType } from './geometry'
import { gradientOverlay } from './overlay'
import type { EncodedImage, ImageTransformer, SourceImage, Transform } from './transformer'

const FITS = { crop: 'cover', letterbox: 'pad', resample: 'scale-down' } as const

const stream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()

/** A transform in the terms of the Images service. */
function instruction(t: Transform, opaque: boolean): ImageTransform {
  return {
    width: t.width,
    fit: FITS[t.strategy],
    ...(t.strategy !== 'resample' && { height: t.height ?? t.width }),
    ...(t.strategy === 'crop' && {
      gravity: {
        x: (t.focusX ?? DEFAULT_FOCUS) / 100,
        y: (t.focusY ?? DEFAULT_FOCUS) / 100,
        mode: 'remainder',
      },
    }),
    ...(t.strategy === 'letterbox' && { background: opaque ? '#ffffff' : 'rgba(0,0,0,0)' }),
    ...(t.blur && { blur: t.blur }),
  }
}

/** Transforms with the Images service, as in production. */
export class CloudflareImageTransformer implements ImageTransformer {
  constructor(private readonly images: ImagesBinding) {}

  async transform(source: SourceImage, t: Transform): Promise<EncodedImage> {
    const type = outputType(source, t.webp)
    let picture = this.images.input(stream(source.bytes)).transform(instruction(t, type === 'image/jpeg'))
    if (t.gradient) {
      const overlay = this.images.input(stream(gradientOverlay()))
      picture = picture.draw(overlay.transform({ ...outputSize(source, t), fit: 'squeeze' }))
    }
    const result = await picture.output({ format: type, quality: t.quality ?? DEFAULT_QUALITY, anim: false })
    return { type, bytes: new Uint8Array(await result.response().arrayBuffer()) }
  }

  async meanColor(source: SourceImage): Promise<string | undefined> {
    try {
      const picture = this.images
        .input(stream(source.bytes))
        .transform({ width: 1, height: 1, fit: 'squeeze' })
      const result = await picture.output({ format: 'rgba', anim: false })
      const pixel = new Uint8Array(await result.response().arrayBuffer())
      if (pixel[3] !== 255) return undefined
      return `#${hex(pixel.subarray(0, 3))}`
    } catch {
      // A colour is optional: the picture is shown without one.
      return undefined
    }
  }
}
