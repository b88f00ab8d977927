/**
 * How a picture is displayed: scaled by `scale` around the middle of the stage, then moved by some pixels.
 */
export interface View {
  scale: number
  x: number
  y: number
}

/** A point or a distance on the stage, in pixels; points are relative to its middle. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The picture as large as it fits. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

export const MAX_SCALE = 6
/** The factor of a button or key press. */
export const STEP = 1.5
/** The scale of a double tap. */
export const TAPPED = 2.5

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most)

/** The view with its scale within the limits, and no edge of the picture further in than necessary. */
export function within(view: View, picture: Size, stage: Size): View {
  const scale = Math.min(Math.max(view.scale, 1), MAX_SCALE)
  const over = (side: keyof Size) => Math.max(0, (picture[side] * scale - stage[side]) / 2)
  return { scale, x: clamp(view.x, over('width')), y: clamp(view.y, over('height')) }
}

/** The view scaled by a factor, with a point staying in place. */
export function zoomed({ scale, x, y }: View, factor: number, at: Point): View {
  const next = Math.min(Math.max(scale * factor, 1), MAX_SCALE)
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}

/** The view moved by a distance. */
export const moved = ({ scale, x, y }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y })
