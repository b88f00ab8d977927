import { encodeSegment } from '../routes/encode'
import { type CardOf, type CardSubject, cardName, cardVersion, parseCardName } from './images/card'
import { formatImageOptions, type ImageRequest, imageOptions, parseImageOptions } from './images/options'
import { AVATAR_SIZES, type AvatarSize, FAVICON_SIZE, RESAMPLE_WIDTHS } from './images/sizes'

/** Addresses of pictures. Rule: docs/rules/images.md, "Addresses". */

/** Every picture's path starts with this. */
export const IMAGE_PATH = '/_/image/'

/** The id of a stored picture: 24 lower-case hex digits. */
export const isImageId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text)

/**
 * The path of a picture in the served size that is nearest to the wanted one. The size can come out larger
 * than requested, so the page states its own width and height and `object-fit: cover`.
 *
 * @throws Error "crop needs a height" (or letterbox).
 */
export const imageUrl = (imageId: string, request: ImageRequest): string =>
  `${IMAGE_PATH}${formatImageOptions(imageOptions(request))}/${imageId}`

/** The path of a stored picture in the size that pages of stories show. */
export const storyPictureUrl = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'resample', width: 1360 })

/**
 * The sizes of a picture that stays at its source: on a page, enlarged, and in feeds. Each is fetched and transformed
 * for itself, so there are no others.
 */
const FOREIGN_SIZES = {
  page: { strategy: 'resample', width: 1360 },
  large: { strategy: 'resample', width: 2384 },
  feed: { strategy: 'resample', width: 1192, webp: false },
} as const satisfies Record<string, ImageRequest>
export type ForeignSize = keyof typeof FOREIGN_SIZES

/** The path of a picture that stays at its source. Rule: docs/rules/images.md, "Pictures at their source". */
export const foreignPictureUrl = (foreignId: string, size: ForeignSize = 'page'): string =>
  imageUrl(foreignId, FOREIGN_SIZES[size])

/** `srcset` by pixel density: the picture for one and for two device pixels per CSS pixel. */
export function densitySrcSet(imageId: string, request: Omit<ImageRequest, 'pixelRatio'>): string {
  const single = imageUrl(imageId, { ...request, pixelRatio: 1 })
  const double = imageUrl(imageId, { ...request, pixelRatio: 2 })
  return single === double ? `${single} 1x` : `${single} 1x, ${double} 2x`
}

/** The attributes of an avatar's `img`; `size` is its side in CSS pixels. */
export function avatarImage(
  imageId: string,
  size: AvatarSize,
): { src: string; srcSet: string; size: number } {
  const side = AVATAR_SIZES[size]
  const request = { strategy: 'crop', width: side, height: side } as const
  return { src: imageUrl(imageId, request), srcSet: densitySrcSet(imageId, request), size: side }
}

/**
 * A publication's favicon. PNG or JPEG like the original, because not every consumer of favicons supports
 * WebP.
 */
export const faviconUrl = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'crop', ...FAVICON_SIZE, webp: false })

/** A publication's icon for home screens: phones want 180 × 180 and get the next larger size that is served. */
export const touchIconUrl = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'crop', width: 180, height: 180, webp: false })

/** A blurred placeholder of a few hundred bytes, shown while a picture loads. */
export const placeholderUrl = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'resample', width: 60, blur: 4, quality: 50 })

/** The width of a picture in a story, and the window width from which it applies. */
const LAYOUTS = {
  inset: { width: 680, sizes: '(min-width: 728px) 680px, 100vw' },
  outset: { width: 1192, sizes: '(min-width: 1240px) 1192px, 100vw' },
  'full-width': { width: 2384, sizes: '100vw' },
  gallery: { width: 340, sizes: '(min-width: 728px) 340px, 50vw' },
} as const

/** The layouts that `schema/story/paragraph.ts` knows, and pictures in the grid of a gallery. */
export type PictureLayout = keyof typeof LAYOUTS

/** The attributes of the picture beside a link card's words. */
export function cardPicture(imageId: string): { src: string; srcSet: string; width: number; height: number } {
  const request = { strategy: 'crop', width: 160, height: 120 } as const
  return {
    src: imageUrl(imageId, request),
    srcSet: densitySrcSet(imageId, request),
    width: request.width,
    height: request.height,
  }
}

/**
 * The attributes of a story picture's `img`. `originalWidth` (pixels) excludes widths that would only repeat
 * the original. Rule: docs/rules/images.md, "Pictures in stories".
 */
export function storyPicture(
  imageId: string,
  layout: PictureLayout,
  originalWidth?: number,
): { src: string; srcSet: string; sizes: string } {
  const shown = LAYOUTS[layout]
  const most = Math.min(shown.width * 2, originalWidth ?? Number.POSITIVE_INFINITY)
  const ladder = RESAMPLE_WIDTHS.filter((width) => width >= 320)
  // The first step that isn't smaller than the maximum is kept: it serves the original in full.
  const widths = ladder.filter((width, i) => i === 0 || width <= most || (ladder[i - 1] ?? 0) < most)
  const at = (width: number) => imageUrl(imageId, { strategy: 'resample', width })
  return {
    src: at(Math.min(shown.width, 1192, most)),
    srcSet: widths.map((width) => `${at(width)} ${Math.min(width, originalWidth ?? width)}w`).join(', '),
    sizes: shown.sizes,
  }
}

/**
 * A social card: a PNG of 1200 x 630 with title, author and publication, or whatever else describes its
 * subject best. Its address depends on what it shows; an old one redirects to the current card.
 */
export const socialCardUrl = (of: CardOf, subject: CardSubject): string =>
  `${IMAGE_PATH}card-${cardVersion(subject)}/${encodeSegment(cardName(of))}`

/**
 * The drawn cover of a story without a picture: an SVG in the ratio 2:1, derived from the id, that can be
 * cropped anywhere. `png` is for mail and feeds (1200 x 600).
 */
export const coverUrl = (postId: string, kind: 'svg' | 'png' = 'svg'): string =>
  `${IMAGE_PATH}${kind === 'png' ? 'cover-png' : 'cover'}/post-${postId}`

/** A signature, and the source as base64url: 2,048 signs of up to three bytes each. */
const FOREIGN_ID = /^[0-9a-f]{32}-[\w-]{2,8192}$/

/** What an address under `/_/image/` requests. */
export type ImageAddress =
  | { kind: 'picture'; imageId: string; options: NonNullable<ReturnType<typeof parseImageOptions>> }
  | { kind: 'foreign'; foreignId: string; options: NonNullable<ReturnType<typeof parseImageOptions>> }
  | { kind: 'card'; of: CardOf; version: string }
  | { kind: 'cover'; postId: string; format: 'svg' | 'png' }

/** Reads the two parts of an address. Absent for any spelling that the functions here don't produce. */
export function parseImageAddress(options: string, id: string): ImageAddress | undefined {
  if (isImageId(id)) {
    const parsed = parseImageOptions(options)
    return parsed && { kind: 'picture', imageId: id, options: parsed }
  }
  if (FOREIGN_ID.test(id)) {
    const parsed = parseImageOptions(options)
    const isServed = Object.values(FOREIGN_SIZES).some(
      (size) => formatImageOptions(imageOptions(size)) === options,
    )
    return parsed && isServed ? { kind: 'foreign', foreignId: id, options: parsed } : undefined
  }
  const version = /^card-([0-9a-f]{8})$/.exec(options)?.[1]
  if (version !== undefined) {
    const of = parseCardName(id)
    return of && { kind: 'card', of, version }
  }
  const postId = /^post-([0-9a-f]{12})$/.exec(id)?.[1]
  if (postId === undefined) return undefined
  if (options === 'cover') return { kind: 'cover', postId, format: 'svg' }
  return options === 'cover-png' ? { kind: 'cover', postId, format: 'png' } : undefined
}
