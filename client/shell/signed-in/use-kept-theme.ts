import { useEffect } from 'react'
import { THEME_KEY } from '../../lib/theme'
import type { Viewer } from '../../lib/use-viewer'

/** The theme that the viewer has chosen, here or elsewhere; nothing if it follows the system. */
export function keptTheme({ viewerEdge }: Pick<Viewer, 'viewerEdge'>): 'light' | 'dark' | undefined {
  const value = viewerEdge.preferences.find(({ name }) => name === 'theme')?.value
  const theme = value && 'enumValue' in value ? value.enumValue : undefined
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** A browser in which nothing was chosen yet adopts the viewer's choice from elsewhere. */
export function useKeptTheme(theme: 'light' | 'dark' | undefined): void {
  useEffect(() => {
    if (!theme) return
    try {
      if (localStorage.getItem(THEME_KEY) !== null) return
      localStorage.setItem(THEME_KEY, theme)
    } catch {
      // Storage can be switched off: the theme then lasts as long as the page.
    }
    document.documentElement.dataset.theme = theme
  }, [theme])
}
