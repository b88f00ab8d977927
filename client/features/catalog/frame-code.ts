import { escapeMarkup } from '../../../schema/rules/markup'

/** The height of a list in somebody else's page, in pixels; longer lists scroll. */
const HEIGHT = 480

/**
 * The HTML that shows a list in another site. Rule: docs/rules/catalog.md, "In a frame".
 *
 * @param src absolute.
 */
export const frameCode = (src: string, title: string): string =>
  `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(title)}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>`
