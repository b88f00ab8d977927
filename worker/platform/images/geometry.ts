import { DEFAULT_FOCUS } from '../../../schema/rules/images/options'
import type { ImageSize } from '../../../schema/rules/images/sizes'
import type { ImageType, SourceImage, Transform } from './transformer'

/** A part of a picture in whole pixels. */
export interface Area extends ImageSize {
  readonly left: number
  readonly top: number
}

const atLeastOne = (value: number) => Math.max(1, Math.round(value))

/** The size that keeps the original's ratio and fits in `box`. */
export function fitInside(original: ImageSize, box: ImageSize): ImageSize {
  const scale = Math.min(box.width / original.width, box.height / original.height)
  return { width: atLeastOne(original.width * scale), height: atLeastOne(original.height * scale) }
}

/** The size of the picture that a transform makes. */
export function outputSize(original: ImageSize, t: Transform): ImageSize {
  if (t.strategy !== 'resample') return { width: t.width, height: t.height ?? t.width }
  const width = Math.min(t.width, original.width)
  return { width, height: atLeastOne((original.height * width) / original.width) }
}

/**
 * The largest part of the original with the ratio of `frame`. The focus distributes what is cut off as CSS's
 * `object-position` does: the point at x % of the original is at x % of the part.
 */
export function cropArea(original: ImageSize, box: ImageSize, focusX?: number, focusY?: number): Area {
  const { width, height } = fitInside(box, original)
  const inside = { width: Math.min(width, original.width), height: Math.min(height, original.height) }
  const share = (slack: number, focus = DEFAULT_FOCUS) => Math.round((slack * focus) / 100)
  return {
    ...inside,
    left: share(original.width - inside.width, focusX),
    top: share(original.height - inside.height, focusY),
  }
}

/** The format that a transform makes: WebP, or the closest to the original that everything reads. */
export function outputType(source: SourceImage, webp: boolean | undefined): ImageType {
  if (webp ?? false) return 'image/webp'
  if (source.type === 'image/jpeg') return 'image/jpeg'
  if (source.type === 'image/webp' && !source.transparent) return 'image/jpeg'
  return 'image/png'
}
