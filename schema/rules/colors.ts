/** A colour of sRGB: channels from 0 to 255, opacity from 0 to 1. */
export interface Color {
  red: number
  green: number
  blue: number
  alpha: number
}

const SHORT_HEX = /^#[0-9a-f]{3,4}$/i
const LONG_HEX = /^#(?:[0-9a-f]{2}){3,4}$/i
const CHANNEL = String.raw`\s*(\d{1,3})\s*`
const RGB = new RegExp(
  String.raw`^rgba?\(${CHANNEL},${CHANNEL},${CHANNEL}(?:,\s*(\d{0,3}(?:\.\d{1,6})?)\s*)?\)$`,
  'i',
)
/** No spelling of a colour is longer. */
const LONGEST = 64

const within = (values: readonly number[], most: number): boolean =>
  values.every((value) => value >= 0 && value <= most)

/**
 * A colour as it is written in a style: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` or `rgba(…)`.
 *
 * @throws Error 'Invalid color string' for any other text.
 */
export function parseColor(text: string): Color {
  const written = text.length > LONGEST ? '' : text.trim()
  const hex = SHORT_HEX.test(written) ? written.replaceAll(/[0-9a-f]/gi, '$&$&') : written
  if (LONG_HEX.test(hex)) {
    const channel = (i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
    return {
      red: channel(0),
      green: channel(1),
      blue: channel(2),
      alpha: hex.length > 7 ? channel(3) / 255 : 1,
    }
  }
  const [, ...parts] = RGB.exec(written) ?? []
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.slice(0, 3).map(Number)
  const alpha = parts[3] === undefined ? 1 : Number(parts[3] || Number.NaN)
  if (!within([red, green, blue], 255) || !within([alpha], 1)) throw new Error('Invalid color string')
  return { red, green, blue, alpha }
}
