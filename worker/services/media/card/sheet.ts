import { PRINT } from '../../../../schema/brand/colours'
import { MARK_PATH } from '../../../../schema/brand/mark'
import { CARD_FAMILY } from '../../../../schema/brand/typefaces'
import { SOCIAL_CARD_SIZE } from '../../../../schema/rules/images/sizes'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { plain, runsOf } from './typeset'

/* What all cards are drawn with. */

/** The distance of texts from the edges. */
export const MARGIN = 72

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

const { width, height } = SOCIAL_CARD_SIZE

/** What is drawn on a card, on its paper and beside the site's mark. */
export class Sheet {
  readonly fonts = new Set<string>()
  readonly parts: string[] = []

  /** One line of text; the caller ensures that the typeface has its characters. */
  line(text: string, y: number, size: number, weight: 400 | 600, color: string, x = MARGIN): void {
    const runs = (runsOf(text) ?? []).map(({ text: part, script, family }) => {
      this.fonts.add(`${script}-${weight}`)
      const name = `${family} ${CARD_FAMILY}${weight === 600 ? ' SemiBold' : ''}`
      return `<tspan font-family="${name}" font-weight="${weight}">${escapeMarkup(part)}</tspan>`
    })
    this.parts.push(
      `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" xml:space="preserve">${runs.join('')}</text>`,
    )
  }

  /** The card. @param side what lies below the mark and the texts. */
  drawn(side = ''): DrawnCard {
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="${PRINT.paper}"/>`,
      side,
      drawMark(MARGIN - 5, MARGIN - 8, 0.84),
      ...this.parts,
      '</svg>',
    ].join('')
    return { svg, fonts: [...this.fonts].sort() }
  }
}

/** A text that can be drawn, or nothing: an empty place is better than boxes for missing characters. */
export function drawable(text: string | undefined): string | undefined {
  const clean = plain(text ?? '')
  return clean !== '' && runsOf(clean) ? clean : undefined
}

export const drawMark = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${PRINT.accent}" d="${MARK_PATH}"/>`
