import { parseColor } from './colors'

/** A channel of sRGB, 0 to 255, as linear light. */
const light = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour, 0 to 1; nothing for a text that is no opaque colour. */
export function luminance(text: string): number | undefined {
  try {
    const { red, green, blue, alpha } = parseColor(text)
    return alpha === 1 ? 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) : undefined
  } catch {
    return undefined
  }
}

/** The contrast of two opaque colours by WCAG 2, 1 to 21; 1 if one of them is none. */
export function contrastOf(a: string, b: string): number {
  const [one = 0, other = 0] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0')

/** A colour between two others. @param share of the second one, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parseColor(a), parseColor(b)]
  const channel = (key: 'red' | 'green' | 'blue') => hex(from[key] + (to[key] - from[key]) * share)
  return `#${channel('red')}${channel('green')}${channel('blue')}`
}
