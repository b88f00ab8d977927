import { FRAMED_SIZES, framedSize, MAX_PIXEL_RATIO, RESAMPLE_WIDTHS, resampleWidth } from './sizes'

/**
 * How a picture is fitted into a size: `crop` fills it and cuts off the rest, `letterbox` fits the whole
 * picture in and pads it, `resample` fits it in and is never larger than the original.
 */
export const IMAGE_STRATEGIES = ['crop', 'letterbox', 'resample'] as const
type ImageStrategy = (typeof IMAGE_STRATEGIES)[number]

/** What a page requests. Sizes are CSS pixels. */
export interface ImageRequest {
  strategy: ImageStrategy
  width: number
  /** Required for crop and letterbox; resample ignores it. */
  height?: number
  /** What a crop keeps in view, in percent from the left and from the top; an invalid percentage is 50. */
  focusX?: number | null | undefined
  focusY?: number | null | undefined
  /** Radius; the nearest of `BLURS`. */
  blur?: number
  /** Darkens the picture towards the bottom, so that light text is readable over it. */
  gradient?: boolean
  /** WebP, unless false: mail and feeds use the original's own format. */
  webp?: boolean
  /** 1 to 100; the nearest of `QUALITIES`. */
  quality?: number
  /** Device pixels per CSS pixel, 1 to 2. */
  pixelRatio?: number
}

/** What an address says, in device pixels and with every value one that is served. */
export interface ImageOptions {
  strategy: ImageStrategy
  width: number
  /** Absent exactly when the strategy is resample. */
  height?: number
  focusX: number
  focusY: number
  blur: number
  gradient: boolean
  webp: boolean
  quality: number
}

/** Blur radii that are served; 0 is none. */
const BLURS = [0, 4, 20, 50] as const
/** Qualities that are served. */
const QUALITIES = [50, 75, 90] as const
export const DEFAULT_QUALITY = 75
export const DEFAULT_FOCUS = 50
/** Focus points are on a grid of this many percent. */
const FOCUS_STEP = 10

const nearest = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))

/** A percentage on the grid, or 50 if it is invalid. */
export function focusPercent(value: number | null | undefined): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 100)) return DEFAULT_FOCUS
  // Avoids -0, which is written like 0 but isn't the same.
  return Math.round(value / FOCUS_STEP) * FOCUS_STEP || 0
}

/** Device pixels per CSS pixel, clamped to 1 to 2; 1 if it isn't a number. */
export const pixelRatio = (value: number | undefined): number =>
  value === undefined || Number.isNaN(value) ? 1 : Math.min(Math.max(value, 1), MAX_PIXEL_RATIO)

/**
 * The served options nearest to the requested ones. Rule: docs/rules/images.md, "Addresses".
 *
 * @throws Error that names the strategy if crop or letterbox has no height.
 */
export function imageOptions(request: ImageRequest): ImageOptions {
  const ratio = pixelRatio(request.pixelRatio)
  const width = Math.max(1, Math.ceil(request.width * ratio) || 1)
  const common = {
    blur: nearest(BLURS, request.blur ?? 0),
    gradient: request.gradient ?? false,
    webp: request.webp ?? true,
    quality: nearest(QUALITIES, request.quality ?? DEFAULT_QUALITY),
  }
  if (request.strategy === 'resample')
    return {
      strategy: 'resample',
      width: resampleWidth(width),
      focusX: DEFAULT_FOCUS,
      focusY: DEFAULT_FOCUS,
      ...common,
    }
  if (!request.height || !(request.height > 0)) throw new Error(`${request.strategy} needs a height`)
  const size = framedSize({ width, height: Math.ceil(request.height * ratio) })
  const cropped = request.strategy === 'crop'
  return {
    strategy: request.strategy,
    ...size,
    focusX: cropped ? focusPercent(request.focusX) : DEFAULT_FOCUS,
    focusY: cropped ? focusPercent(request.focusY) : DEFAULT_FOCUS,
    ...common,
  }
}

/** The only spelling of options: defaults are left out. */
export function formatImageOptions(o: ImageOptions): string {
  const parts = [o.strategy, `w${o.width}`]
  if (o.height !== undefined) parts.push(`h${o.height}`)
  if (o.focusX !== DEFAULT_FOCUS || o.focusY !== DEFAULT_FOCUS) parts.push(`x${o.focusX}`, `y${o.focusY}`)
  if (o.blur !== 0) parts.push(`b${o.blur}`)
  if (o.gradient) parts.push('gradient')
  if (o.quality !== DEFAULT_QUALITY) parts.push(`q${o.quality}`)
  if (o.webp) parts.push('webp')
  return parts.join('-')
}

const SPELLING =
  /^(?<strategy>crop|letterbox|resample)-w(?<width>\d{1,4})(?:-h(?<height>\d{1,4}))?(?:-x(?<x>\d{1,3})-y(?<y>\d{1,3}))?(?:-b(?<blur>\d{1,2}))?(?<gradient>-gradient)?(?:-q(?<quality>\d{1,2}))?(?<webp>-webp)?$/

/** Parses options. Absent for everything that `formatImageOptions(imageOptions(…))` wouldn't write. */
export function parseImageOptions(text: string): ImageOptions | undefined {
  const groups = SPELLING.exec(text)?.groups
  if (!groups) return undefined
  const number = (name: string, otherwise: number) => Number(groups[name] ?? otherwise)
  const options: ImageOptions = {
    strategy: groups.strategy as ImageStrategy,
    width: number('width', 0),
    ...(groups.height !== undefined && { height: Number(groups.height) }),
    focusX: number('x', DEFAULT_FOCUS),
    focusY: number('y', DEFAULT_FOCUS),
    blur: number('blur', 0),
    gradient: groups.gradient !== undefined,
    webp: groups.webp !== undefined,
    quality: number('quality', DEFAULT_QUALITY),
  }
  return isServed(options) && formatImageOptions(options) === text ? options : undefined
}

function isServed(o: ImageOptions): boolean {
  const onGrid = (percent: number) => percent <= 100 && percent % FOCUS_STEP === 0
  const unfocused = o.focusX === DEFAULT_FOCUS && o.focusY === DEFAULT_FOCUS
  const sized =
    o.strategy === 'resample'
      ? o.height === undefined && RESAMPLE_WIDTHS.some((width) => width === o.width)
      : FRAMED_SIZES.some((s) => s.width === o.width && s.height === o.height)
  return (
    sized &&
    onGrid(o.focusX) &&
    onGrid(o.focusY) &&
    (o.strategy === 'crop' || unfocused) &&
    BLURS.some((blur) => blur === o.blur) &&
    QUALITIES.some((quality) => quality === o.quality)
  )
}
