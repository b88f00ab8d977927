import { spectrumOf, type Theme } from '../../schema/rules/theme'

/** A stored theme in the schema's shape. */
export function themeOf(stored: string | null) {
  if (stored === null) return null
  const { background, text, tint, ...fonts } = JSON.parse(stored) as Theme
  return {
    colorPalette: {
      background,
      text,
      tint,
      backgroundSpectrum: spectrumOf(background, text),
      tintSpectrum: spectrumOf(background, tint),
    },
    fonts,
  }
}
