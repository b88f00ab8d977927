import { escapeMarkup } from './markup'

/** Heights of our frames in other sites, in pixels, where nothing fits them to what they hold. */
export const FRAME_HEIGHTS = { post: 240, catalog: 480 } as const
/** Their width where it is a number, in pixels. */
export const FRAME_WIDTH = 600

interface Frame {
  /** Absolute. */
  src: string
  /** What screen readers call it. */
  title: string
  width?: number | '100%'
  height: number
}

/** The HTML of one of our frames in another site. Rule: docs/rules/embedding.md, "Frames". */
export const frameHtml = ({ src, title, width = '100%', height }: Frame): string =>
  `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`

/**
 * The code to paste: the frame, and the script that fits it to what it holds.
 *
 * @param script absolute.
 */
export const frameCode = (frame: Frame, script: string): string =>
  `${frameHtml(frame)}<script async src="${escapeMarkup(script)}"></script>`

/** The size of a badge, in pixels. */
export const BADGE_SIZE = { width: 184, height: 36 } as const

/** How high a badge of a width is. */
export const badgeHeight = (width: number): number =>
  Math.max(1, Math.round((BADGE_SIZE.height * width) / BADGE_SIZE.width))

/**
 * The HTML of a badge: a link with a picture, and no script. Rule: docs/rules/embedding.md, "Badges".
 *
 * @param href absolute, as `src`.
 * @param width smaller than a badge's own where there is less room.
 */
export function badgeHtml(
  { href, src, alt }: { href: string; src: string; alt: string },
  width: number = BADGE_SIZE.width,
): string {
  return `<a href="${escapeMarkup(href)}"><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${badgeHeight(width)}"></a>`
}
