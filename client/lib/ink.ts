import { luminance } from '../../schema/rules/contrast'

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
