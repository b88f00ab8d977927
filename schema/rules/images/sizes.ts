/** Widths and heights that pictures are served in. Rule: docs/rules/images.md, "Sizes". */

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Sides of an avatar in CSS pixels. */
export const AVATAR_SIZES = { XXXS: 20, XXS: 28, XS: 32, S: 40, M: 48, L: 64, XL: 80, XXL: 128 } as const
export type AvatarSize = keyof typeof AVATAR_SIZES

/** Ratios that pictures are cropped to, as width / height. */
const IMAGE_RATIOS = { '4:3': 4 / 3, '1:1': 1, '3:2': 3 / 2, '2:1': 2, '5:2': 5 / 2 } as const
export type ImageRatio = keyof typeof IMAGE_RATIOS

/** A story card's picture in CSS pixels; `wide` is the one for extra-large screens. */
const CARD_IMAGE_SIZES = {
  default: { width: 767, height: 271 },
  wide: { width: 330, height: 101 },
} as const

/** A favicon is a crop of this size. */
export const FAVICON_SIZE: ImageSize = { width: 128, height: 128 }

/** A social card's size, as social networks prefer it. */
export const SOCIAL_CARD_SIZE: ImageSize = { width: 1200, height: 630 }

/** The size of a generated cover; its SVG scales to any other. */
export const COVER_SIZE: ImageSize = { width: 1200, height: 600 }

/** Screens with more device pixels per CSS pixel get no larger pictures. */
export const MAX_PIXEL_RATIO = 2

/** Widths of pictures that keep their own ratio. 60 is the blurred placeholder. */
export const RESAMPLE_WIDTHS = [60, 160, 320, 480, 680, 828, 1020, 1192, 1360, 1788, 2384] as const

/** Widths that exist in each of the ratios. */
const RATIO_WIDTHS = [60, 160, 224, 320, 480, 680, 828, 1020, 1192, 1360, 2384] as const

/** The height that a width has in a ratio, in whole pixels. */
export const ratioHeight = (width: number, ratio: ImageRatio): number =>
  Math.round(width / IMAGE_RATIOS[ratio])

const doubled = (size: ImageSize): ImageSize[] => [
  size,
  { width: size.width * MAX_PIXEL_RATIO, height: size.height * MAX_PIXEL_RATIO },
]

/**
 * Every size that a picture can be cropped or letterboxed to, smallest area first. Nothing else is served,
 * because each size is a separate picture in the caches, and an open range could be used to fill them.
 */
export const FRAMED_SIZES: readonly ImageSize[] = [
  ...Object.values(AVATAR_SIZES).flatMap((side) => doubled({ width: side, height: side })),
  ...doubled(CARD_IMAGE_SIZES.default),
  ...doubled(CARD_IMAGE_SIZES.wide),
  SOCIAL_CARD_SIZE,
  ...RATIO_WIDTHS.flatMap((width) =>
    (Object.keys(IMAGE_RATIOS) as ImageRatio[]).map((ratio) => ({
      width,
      height: ratioHeight(width, ratio),
    })),
  ),
]
  .filter((a, i, all) => all.findIndex((b) => b.width === a.width && b.height === a.height) === i)
  .sort((a, b) => a.width * a.height - b.width * b.height)

const offRatio = (a: ImageSize, b: ImageSize) => Math.abs(Math.log(a.width / a.height / (b.width / b.height)))

/** The smallest listed size that covers the wanted one; if none does, the largest with a similar ratio. */
export function framedSize(wanted: ImageSize): ImageSize {
  const covering = FRAMED_SIZES.find((s) => s.width >= wanted.width && s.height >= wanted.height)
  if (covering) return covering
  return FRAMED_SIZES.reduce((best, s) => (offRatio(s, wanted) <= offRatio(best, wanted) ? s : best))
}

/** The smallest listed width that isn't less than the wanted one, or the largest. */
export const resampleWidth = (wanted: number): number =>
  RESAMPLE_WIDTHS.find((width) => width >= wanted) ?? 2384
