import { GROTESQUE, SANS, SECOND_SERIF, SERIF } from '../brand/typefaces'
import { contrastOf, luminance, mix } from './contrast'

/** The typefaces of a theme. Rule: docs/rules/publications.md, "Themes". */
export const THEME_FONTS = ['SERIF_1', 'SERIF_2', 'SANS_SERIF_1', 'SANS_SERIF_2'] as const
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

/** In how many steps a colour is moved towards black or white. */
const STEPS = 100

/**
 * The nearest colour with a contrast to a background: lighter or darker in the same hue, whichever takes fewer steps.
 * The given colour if it passes.
 */
export function nearestReadable(color: string, background: string, contrast: number): string {
  for (let step = 0; step <= STEPS; step++)
    for (const end of ['#000000', '#ffffff']) {
      const tone = mix(color, end, step / STEPS)
      if (contrastOf(tone, background) >= contrast) return tone
    }
  // On a middle grey nothing has the contrast that text needs; the better end is the nearest.
  return contrastOf('#000000', background) > contrastOf('#ffffff', background) ? '#000000' : '#ffffff'
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

/** Reds, from dark to light. Moved towards the text, a red would soon look like it. */
const REDS = ['#c0362c', '#8f1d16', '#5c0f0b', '#f0857a', '#ffb4ab', '#ffdad6']

/** The colour of danger, which stays red on every background that leaves room for a red. */
const dangerOn = (background: string, text: string): string =>
  REDS.find((red) => contrastOf(red, background) >= TINT_CONTRAST) ??
  keep('#c0362c', background, text, TINT_CONTRAST)

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
    danger: dangerOn(background, text),
    success: keep('#2d7a45', background, text, TINT_CONTRAST),
    focus: keep(tint, background, text, LINE_CONTRAST),
  }
}

const FONTS: Readonly<Record<ThemeFont, string>> = {
  SERIF_1: SERIF,
  SERIF_2: SECOND_SERIF,
  SANS_SERIF_1: SANS,
  SANS_SERIF_2: GROTESQUE,
}

/** A typeface as a list of families. */
export const familiesOf = (font: ThemeFont): string => FONTS[font]

/** Whether a theme shows a typeface that only pages with a theme have. */
export const hasOwnFaces = ({ font1, font2, font3 }: Theme): boolean =>
  [font1, font2, font3].some((font) => font === 'SERIF_2' || font === 'SANS_SERIF_2')

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
