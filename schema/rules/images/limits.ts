/** What a picture may be to be stored. Rule: docs/rules/images.md, "Uploads". */

/** Bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** Pixels in all: a decoded picture takes four bytes for each. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** Pixels of the longer side. */
export const IMAGE_MAX_SIDE = 12_000
/** Kinds of picture that are stored, recognised by their content. SVG isn't one: it can carry scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
