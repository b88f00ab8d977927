/** A channel of sRGB, 0 to 255, as linear light. */
const light = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb`, 0 to 1; nothing for any other text. */
function luminance(colour: string): number | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!digits) return undefined
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((hex) => light(Number.parseInt(hex, 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Above this luminance black is more readable than white; both have 4.58:1 here. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05

/**
 * A background that somebody chose, with the readable text colour: black or white, one of which always has at
 * least 4.5:1. Nothing for anything but `#rrggbb`.
 */
export function inkOn(colour: string | null): { backgroundColor: string; color: string } | undefined {
  const level = colour === null ? undefined : luminance(colour)
  if (colour === null || level === undefined) return undefined
  return { backgroundColor: colour, color: level > MIDDLE ? '#000' : '#fff' }
}
