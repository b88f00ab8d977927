/** The typefaces of a theme. */
export const THEME_FONTS = ['SERIF_1', 'SERIF_2', 'SANS_SERIF_1'] as const
export type ThemeFont = (typeof THEME_FONTS)[number]

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
