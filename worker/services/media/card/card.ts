import { PRINT } from '../../../../schema/brand/colours'
import { SOCIAL_CARD_SIZE } from '../../../../schema/rules/images/sizes'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { coverArt } from './cover'
import { type CardContent, type DrawnCard, drawable, drawMark, MARGIN, Sheet } from './sheet'
import { setText, shorten } from './typeset'

/** Draws social cards. Rule: docs/rules/images.md, "Social cards". */

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE
/** The picture is at the right edge. */
export const CARD_PICTURE_SIZE = { width: 400, height: HEIGHT } as const
const TEXT_WIDTH = WIDTH - CARD_PICTURE_SIZE.width - MARGIN - 56
const TITLE_SIZES = [
  { size: 76, lines: 3 },
  { size: 64, lines: 4 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
] as const

function drawSide(card: CardContent): string {
  const { width, height } = CARD_PICTURE_SIZE
  const left = WIDTH - width
  if (card.picture)
    return `<image x="${left}" y="0" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${escapeMarkup(card.picture)}"/>`
  const { shapes, fold } = coverArt(card.seed)
  const shown = (600 * width) / height
  return `<svg x="${left}" y="0" width="${width}" height="${height}" viewBox="${Math.round(fold - shown / 2)} 0 ${Math.round(shown)} 600" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`
}

/** The card as an SVG that contains nothing foreign: texts are escaped, and we made the picture. */
export function drawCard(card: CardContent): DrawnCard {
  const sheet = new Sheet()
  const title = drawable(card.title)
  const author = drawable(card.author)
  const publication = drawable(card.publication)
  const product = drawable(card.product)
  if (product)
    sheet.line(shorten(product, 34, TEXT_WIDTH - 64), MARGIN + 34, 34, 600, PRINT.accent, MARGIN + 60)
  if (title) {
    const { lines, size } = setText(title, TITLE_SIZES, TEXT_WIDTH)
    const leading = Math.round(size * 1.16)
    // The block is centred in the space that the two other lines leave.
    const first = Math.round(324 - (leading * (lines.length - 1)) / 2 + size * 0.32)
    for (const [i, line] of lines.entries()) sheet.line(line, first + i * leading, size, 600, PRINT.ink)
  } else sheet.parts.push(drawMark(MARGIN - 24, 190, 3.8))
  const below = [author, publication].filter((text) => text !== undefined)
  const [main, second] = below
  if (main) sheet.line(shorten(main, 30, TEXT_WIDTH), HEIGHT - MARGIN - (second ? 34 : 0), 30, 600, PRINT.ink)
  if (second) sheet.line(shorten(second, 28, TEXT_WIDTH), HEIGHT - MARGIN + 6, 28, 400, PRINT.inkSoft)
  return sheet.drawn(drawSide(card))
}
