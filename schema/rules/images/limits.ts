/** Limits of uploaded pictures. Rule: docs/rules/images.md, "Uploads". */

/** Bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** Total pixels: a decoded picture takes four bytes for each. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** Pixels of the longer side. */
export const IMAGE_MAX_SIDE = 12_000
/** The formats that are stored, recognised by their content. SVG isn't one, because it can carry scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
