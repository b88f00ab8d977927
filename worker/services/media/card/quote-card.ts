import { PRINT } from '../../../../schema/brand/colours'
import { SOCIAL_CARD_SIZE } from '../../../../schema/rules/images/sizes'
import { type CardContent, type DrawnCard, drawable, drawMark, MARGIN, Sheet } from './sheet'
import { setText, shorten } from './typeset'

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE
/** A line at the side of the passage, as a quotation in a story has it. */
const LINE = 6
const LEFT = MARGIN + 34
const TEXT_WIDTH = WIDTH - LEFT - MARGIN
/** Between the name of the site and that of the writer. */
const TOP = 148
const BOTTOM = HEIGHT - 156
const SIZES = [
  { size: 62, lines: 3 },
  { size: 52, lines: 4 },
  { size: 44, lines: 5 },
  { size: 38, lines: 6 },
  { size: 32, lines: 7 },
  { size: 28, lines: 8 },
] as const

/**
 * The picture of a passage: its words, the writer and the title of the story. Longer passages are cut. Rule:
 * docs/rules/images.md, "Social cards".
 */
export function drawQuoteCard({ title, author, publication, product }: CardContent): DrawnCard {
  const sheet = new Sheet()
  const [words, writer, story, site] = [title, author, publication, product].map(drawable)
  if (site) sheet.line(shorten(site, 34, TEXT_WIDTH - 64), MARGIN + 34, 34, 600, PRINT.accent, MARGIN + 60)
  if (words) {
    const { lines, size } = setText(words, SIZES, TEXT_WIDTH)
    const leading = Math.round(size * 1.3)
    const height = leading * (lines.length - 1) + size
    const top = Math.round((TOP + BOTTOM - height) / 2)
    for (const [i, line] of lines.entries())
      sheet.line(line, top + Math.round(size * 0.8) + i * leading, size, 400, PRINT.ink, LEFT)
    sheet.parts.push(
      `<rect x="${MARGIN}" y="${top - 4}" width="${LINE}" height="${height + 8}" fill="${PRINT.accent}"/>`,
    )
  } else sheet.parts.push(drawMark(MARGIN - 24, 190, 3.8))
  if (writer) sheet.line(shorten(writer, 30, WIDTH - 2 * MARGIN), HEIGHT - MARGIN - 34, 30, 600, PRINT.ink)
  if (story) sheet.line(shorten(story, 28, WIDTH - 2 * MARGIN), HEIGHT - MARGIN + 6, 28, 400, PRINT.inkSoft)
  return sheet.drawn()
}
