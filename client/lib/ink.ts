import { parseColor } from '../../schema/rules/colors'

/** A channel of sRGB, 0 to 255, as linear light. */
const light = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour, 0 to 1; nothing for a text that is no opaque colour. */
function luminance(text: string): number | undefined {
  try {
    const { red, green, blue, alpha } = parseColor(text)
    return alpha === 1 ? 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) : undefined
  } catch {
    return undefined
  }
}

/** Above this luminance black is more readable than white; both have 4.58:1 here. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05

/**
 * A background that somebody chose, with the readable text colour: black or white, one of which always has at
 * least 4.5:1. Nothing for a text that is no opaque colour.
 */
export function inkOn(color: string | null): { backgroundColor: string; color: string } | undefined {
  const level = color === null ? undefined : luminance(color)
  if (color === null || level === undefined) return undefined
  return { backgroundColor: color, color: level > MIDDLE ? '#000' : '#fff' }
}
