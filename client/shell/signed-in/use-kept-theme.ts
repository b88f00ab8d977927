import { useEffect } from 'react'
import { type ChosenTheme, putTheme, THEME_KEY } from '../../lib/theme'
import type { ViewerQuery } from '../../lib/viewer-query.generated'

/** The theme that the viewer has chosen, here or elsewhere; nothing if it follows the system. */
export function keptTheme(data: ViewerQuery | undefined): ChosenTheme | undefined {
  const value = data?.viewer?.viewerEdge.preferences.find(({ name }) => name === 'theme')?.value
  const theme = value && 'enumValue' in value ? value.enumValue : undefined
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/**
 * A browser in which nothing was chosen yet adopts the viewer's choice from elsewhere. The document came with it;
 * stored here, it also applies to pages that are rendered for visitors.
 */
export function useKeptTheme(theme: ChosenTheme | undefined): void {
  useEffect(() => {
    if (!theme) return
    try {
      if (localStorage.getItem(THEME_KEY) !== null) return
      localStorage.setItem(THEME_KEY, theme)
    } catch {
      // Storage can be switched off: the theme then lasts as long as the page.
    }
    putTheme(theme)
  }, [theme])
}
