import { SERIF } from '../brand/typefaces'
import { contrastOf, luminance, mix } from './contrast'

/** The typefaces of a theme. Rule: docs/rules/publications.md, "Themes". */
export const THEME_FONTS = ['SERIF_1', 'SERIF_2', 'SANS_SERIF_1'] as const
type ThemeFont = (typeof THEME_FONTS)[number]

/** What a publication or a person chooses for the look of their pages. Colours are `#rrggbb`, for a light page. */
export interface Theme {
  background: string
  text: string
  tint: string
  /** Titles. */
  font1: ThemeFont
  /** Stories. */
  font2: ThemeFont
  /** Everything else. */
  font3: ThemeFont
}

/** What text needs of its background: stories are read for long, links and buttons are looked at. */
export const TEXT_CONTRAST = 7
export const TINT_CONTRAST = 4.5
/** The outlines of fields and of the focus. */
const LINE_CONTRAST = 3

/** The colours of a theme whose contrast is too low. */
export function faintColors({ background, text, tint }: Theme): ('text' | 'tint')[] {
  return [
    ...(contrastOf(text, background) < TEXT_CONTRAST ? (['text'] as const) : []),
    ...(contrastOf(tint, background) < TINT_CONTRAST ? (['tint'] as const) : []),
  ]
}

/** How many colours a spectrum has. */
const POINTS = 8

/** The tones from a background to a colour on it, the faintest first. */
export const spectrumOf = (background: string, color: string): string[] =>
  Array.from({ length: POINTS }, (_, i) => mix(background, color, (i + 1) / POINTS))

/** The faintest tone of a colour that has a contrast; the colour itself if none has. */
const faintest = (background: string, color: string, contrast: number): string =>
  spectrumOf(background, color).find((tone) => contrastOf(tone, background) >= contrast) ?? color

/** A colour, moved towards another one as far as its contrast needs. */
const readable = (color: string, background: string, towards: string, contrast: number): string =>
  spectrumOf(color, towards).find((tone) => contrastOf(tone, background) >= contrast) ?? towards

const keep = (color: string, background: string, towards: string, contrast: number): string =>
  contrastOf(color, background) >= contrast ? color : readable(color, background, towards, contrast)

/** Below this luminance a background is dark, and the page is the same in both modes. */
const DARK = 0.18

type Palette = Pick<Theme, 'background' | 'text' | 'tint'>

/**
 * Derives the palette of a dark page: the background nearly black, in its own hue, and all other colours readable on
 * it.
 */
function darkPalette(palette: Palette): Palette {
  if ((luminance(palette.background) ?? 1) < DARK) return palette
  const background = mix(palette.background, '#000000', 0.91)
  const text = keep(mix(palette.background, '#ffffff', 0.2), background, '#ffffff', TEXT_CONTRAST)
  return { background, text, tint: keep(palette.tint, background, '#ffffff', TINT_CONTRAST) }
}

/** The page's own tokens, as a palette makes them. */
function tokensOf({ background, text, tint }: Palette): Record<string, string> {
  const onTint = contrastOf('#ffffff', tint) >= TINT_CONTRAST ? '#ffffff' : '#000000'
  return {
    paper: background,
    'paper-raised': mix(background, text, 0.03),
    ink: text,
    'ink-soft': faintest(background, text, 6),
    'ink-faint': faintest(background, text, TINT_CONTRAST),
    line: mix(background, text, 0.14),
    'line-strong': mix(background, text, 0.3),
    control: faintest(background, text, LINE_CONTRAST),
    accent: tint,
    'accent-deep': mix(tint, text, 0.3),
    'accent-ink': onTint,
    'accent-wash': mix(background, tint, 0.1),
    mark: mix(background, tint, 0.25),
    danger: keep('#c0362c', background, text, TINT_CONTRAST),
    success: keep('#2d7a45', background, text, TINT_CONTRAST),
    focus: keep(tint, background, text, LINE_CONTRAST),
  }
}

const FONTS: Readonly<Record<ThemeFont, string>> = {
  SERIF_1: SERIF,
  SERIF_2: 'Charter, "Bitstream Charter", "Iowan Old Style", "Palatino Linotype", Palatino, Cambria, serif',
  SANS_SERIF_1: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
}

/**
 * A theme as custom properties for the part of a page that it is for. They replace the site's tokens, so everything
 * inside follows it, in light and dark mode.
 */
export function themeStyle(theme: Theme): Record<string, string> {
  const [light, dark] = [tokensOf(theme), tokensOf(darkPalette(theme))]
  const colors = Object.entries(light).map(([name, color]) => [
    `--color-${name}`,
    color === dark[name] ? color : `light-dark(${color}, ${dark[name]})`,
  ])
  return {
    ...Object.fromEntries(colors),
    '--font-serif': FONTS[theme.font1],
    '--font-story': FONTS[theme.font2],
    '--font-sans': FONTS[theme.font3],
  }
}
