const SIGNS: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Ctrl: '⌃',
  ArrowUp: '↑',
  ArrowDown: '↓',
}
const WORDS: Readonly<Record<string, string>> = { Mod: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' }

/** Whether the keyboard is a Mac’s. */
export const isMac = (): boolean => /Mac|iP(hone|[oa]d)/.test(navigator.platform)

/** A shortcut as it is written on a keyboard: `⌘⇧8` on a Mac, `Ctrl+Shift+8` elsewhere. */
export function keyText(shortcut: string, isMacs: boolean): string {
  const keys = shortcut.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key))
  return isMacs
    ? keys.map((key) => SIGNS[key] ?? key).join('')
    : keys.map((key) => WORDS[key] ?? key).join('+')
}
