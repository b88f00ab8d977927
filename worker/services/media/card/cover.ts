import { COVERS } from '../../../../schema/brand/colours'

/** Draws covers of stories without a picture. Rule: docs/rules/images.md, "Covers". */

/** Numbers between 0 and 1 derived from the id: the same id always draws the same cover. */
function numbersOf(id: string): () => number {
  let state = Number.parseInt(id.slice(0, 6), 16) ^ Math.imul(Number.parseInt(id.slice(6), 16), 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The upper edge of an opened sheet, closed below the picture: it comes in level from both sides and sinks
 * into the fold.
 */
function sheet(left: number, right: number, fold: number, foldY: number): string {
  const near = 46
  const bend = (level: number) => Math.round(level + (foldY - level) * 0.3)
  const at = [left, right, fold, foldY].map(Math.round)
  const [l = 0, r = 0, x = 0, y = 0] = at
  return [
    `M-40 ${l}`,
    `C${Math.round(x * 0.5)} ${l} ${x - near} ${bend(l)} ${x} ${y}`,
    `C${x + near} ${bend(r)} ${Math.round(x + (1200 - x) * 0.5)} ${r} 1240 ${r}`,
    'V1300H-40Z',
  ].join('')
}

/** The drawing of a cover, for a frame of 1200 x 600. */
export interface CoverArt {
  /** SVG elements. */
  shapes: string
  /** The position of the fold, from the left. */
  fold: number
}

/** A gathering of leaves seen from the end. */
export function coverArt(postId: string): CoverArt {
  const random = numbersOf(postId)
  const between = (low: number, high: number) => low + (high - low) * random()
  const palette = COVERS[Math.floor(random() * COVERS.length)] ?? COVERS[0]
  const fold = between(300, 900)
  const lean = between(-70, 70)
  const rise = between(70, 96)
  const depth = between(150, 260)
  const first = between(20, 90)
  const leaves = palette.slice(1).map((color, i) => {
    const level = first + i * rise + between(-10, 10)
    const path = sheet(level - lean, level + lean, fold + between(-14, 14), level + depth - i * 14)
    return `<path fill="${color}" d="${path}"/>`
  })
  const turned = random() < 0.35
  const group = turned ? '<g transform="rotate(180 600 300)">' : '<g>'
  return {
    shapes: `<rect width="1200" height="600" fill="${palette[0]}"/>${group}${leaves.join('')}</g>`,
    fold: turned ? 1200 - fold : fold,
  }
}

/** The cover as an SVG of 1200 x 600 that fills any frame. */
export const coverSvg = (postId: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600" preserveAspectRatio="xMidYMid slice">${coverArt(postId).shapes}</svg>`
