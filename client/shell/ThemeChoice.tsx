import { useEffect, useState } from 'react'
import { shellWording } from '../../schema/wording/shell'
import { useApp } from '../lib/app'
import { chosenTheme, putTheme, THEME_KEY } from '../lib/theme'
import { loadedSignedIn } from './viewer'

type Theme = 'system' | 'light' | 'dark'

/** Lets the reader choose light or dark; by default the system's setting applies. */
export function ThemeChoice() {
  const { execute, queryClient } = useApp()
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(chosenTheme() ?? 'system'), [])
  const choose = (next: Theme) => {
    setTheme(next)
    loadedSignedIn()?.keepTheme(execute, queryClient, next)
    putTheme(next === 'system' ? undefined : next)
    try {
      if (next === 'system') localStorage.removeItem(THEME_KEY)
      else localStorage.setItem(THEME_KEY, next)
    } catch {
      // Storage can be switched off: the choice then lasts as long as the page.
    }
  }
  return (
    <label className="ml-auto flex items-center gap-2">
      {shellWording.theme.label}
      <select
        data-theme-choice
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
        className="rounded-input bg-paper px-2 py-1"
      >
        <option value="system">{shellWording.theme.system}</option>
        <option value="light">{shellWording.theme.light}</option>
        <option value="dark">{shellWording.theme.dark}</option>
      </select>
    </label>
  )
}
