import { SOCIAL_CARD_SIZE } from '../../../../schema/rules/images/sizes'
import { MARK_PATH } from '../../../../schema/rules/mark'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { coverArt } from './cover'
import { plain, runsOf, setText, shorten } from './typeset'

/** Draws social cards. Rule: docs/rules/images.md, "Social cards". */

/** The content of a card. */
export interface CardContent {
  /** The 12 hex digits that determine the drawing at the side. */
  seed: string
  title: string
  author: string
  publication?: string | undefined
  /** The product's name, beside its mark. */
  product: string
  /** Its picture cropped to `CARD_PICTURE_SIZE`, as a data address. */
  picture?: string | undefined
}

/** A drawn card and its font files. */
export interface DrawnCard {
  svg: string
  /** Names of font files: script and weight. */
  fonts: string[]
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE
/** The picture is at the right edge. */
export const CARD_PICTURE_SIZE = { width: 400, height: HEIGHT } as const
const MARGIN = 72
const TEXT_WIDTH = WIDTH - CARD_PICTURE_SIZE.width - MARGIN - 56
const TITLE_SIZES = [
  { size: 76, lines: 3 },
  { size: 64, lines: 4 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
] as const
const PAPER = '#f7f2e7'
const INK = '#26221c'
const INK_SOFT = '#6a6254'
const GREEN = '#1f4a3d'

class Sheet {
  readonly fonts = new Set<string>()
  readonly parts: string[] = []

  /** One line of text; the caller ensures that the typeface has its characters. */
  line(text: string, y: number, size: number, weight: 400 | 600, color: string, x = MARGIN): void {
    const runs = (runsOf(text) ?? []).map(({ text: part, script, family }) => {
      this.fonts.add(`${script}-${weight}`)
      const name = `${family} Serif 4${weight === 600 ? ' SemiBold' : ''}`
      return `<tspan font-family="${name}" font-weight="${weight}">${escapeMarkup(part)}</tspan>`
    })
    this.parts.push(
      `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" xml:space="preserve">${runs.join('')}</text>`,
    )
  }
}

/** A text that can be drawn, or nothing: an empty place is better than boxes for missing characters. */
function drawable(text: string | undefined): string | undefined {
  const clean = plain(text ?? '')
  return clean !== '' && runsOf(clean) ? clean : undefined
}

const drawMark = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${GREEN}" d="${MARK_PATH}"/>`

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
  if (product) sheet.line(shorten(product, 34, TEXT_WIDTH - 64), MARGIN + 34, 34, 600, GREEN, MARGIN + 60)
  if (title) {
    const { lines, size } = setText(title, TITLE_SIZES, TEXT_WIDTH)
    const leading = Math.round(size * 1.16)
    // The block is centred in the space that the two other lines leave.
    const first = Math.round(324 - (leading * (lines.length - 1)) / 2 + size * 0.32)
    for (const [i, line] of lines.entries()) sheet.line(line, first + i * leading, size, 600, INK)
  } else sheet.parts.push(drawMark(MARGIN - 24, 190, 3.8))
  const below = [author, publication].filter((text) => text !== undefined)
  const [main, second] = below
  if (main) sheet.line(shorten(main, 30, TEXT_WIDTH), HEIGHT - MARGIN - (second ? 34 : 0), 30, 600, INK)
  if (second) sheet.line(shorten(second, 28, TEXT_WIDTH), HEIGHT - MARGIN + 6, 28, 400, INK_SOFT)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    drawSide(card),
    drawMark(MARGIN - 5, MARGIN - 8, 0.84),
    ...sheet.parts,
    '</svg>',
  ].join('')
  return { svg, fonts: [...sheet.fonts].sort() }
}
