/* The colours for what can't read a style sheet. The theme's are those of theme.css, light and dark; a test compares. */

/** More colours of the theme, which mails and the standard look of profiles have. */
export const THEME = {
  ink: { light: '#241e1a', dark: '#e8e4dd' },
  'ink-soft': { light: '#524c47', dark: '#b8b3ac' },
  line: { light: '#e5e1da', dark: '#312d28' },
  accent: { light: '#175740', dark: '#77c4a3' },
  'accent-ink': { light: '#f5fcf9', dark: '#071a13' },
} as const

/** The colours of what is drawn once for everybody: icons, social cards and the manifest. */
export const PRINT = { paper: '#f7f2e7', ink: '#26221c', inkSoft: '#6a6254', accent: '#1f4a3d' } as const

/** Covers of stories without a picture: the background first, then the leaves from back to front. */
export const COVERS = [
  ['#eee8d6', '#d3d9c4', '#a3b8a2', '#6b917c', '#3a6a57', '#1f4a3d'],
  ['#f3e9da', '#e8cfb8', '#d3a389', '#b57460', '#8a4638', '#5c2a25'],
  ['#f6edd6', '#ecd9a8', '#dcbb70', '#c09642', '#946c24', '#5f4415'],
  ['#ebe9e0', '#ccd4d6', '#9db0ba', '#6b8797', '#436072', '#22394a'],
  ['#f1e8e3', '#dfcccd', '#bb9ea8', '#927083', '#67465d', '#3d2740'],
  ['#1f4a3d', '#3a6a57', '#6b917c', '#a3b8a2', '#d3d9c4', '#f3edde'],
] as const
