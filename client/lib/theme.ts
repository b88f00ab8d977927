/** The storage key of the reader's own choice of theme. */
export const THEME_KEY = 'quire:theme'

/** A theme that somebody has chosen; who follows the system has none. */
export type ChosenTheme = 'light' | 'dark'

/** The colour of the paper in each theme, for the browser's own bars (client/styles/tokens.css). */
export const PAPER: Readonly<Record<ChosenTheme, string>> = { light: '#fcf9f3', dark: '#171411' }

declare global {
  interface Window {
    /** Puts a theme on the document and its `theme-color`: the document's own script (client/bootstrap.ts). */
    __theme?: (theme: string) => void
  }
}

/** The theme that is on the document by choice. */
export function chosenTheme(): ChosenTheme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Puts a theme on the document, or takes it off. */
export const putTheme = (theme: ChosenTheme | undefined): void => window.__theme?.(theme ?? 'system')
