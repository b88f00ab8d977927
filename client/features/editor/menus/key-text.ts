const SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃' }
const WORDS: Readonly<Record<string, string>> = { Mod: 'Ctrl' }

/** A shortcut as it is written on a keyboard: `⌘⇧8` on a Mac, `Ctrl+Shift+8` elsewhere. */
export function keyText(shortcut: string, isMac: boolean): string {
  const keys = shortcut.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key))
  return isMac
    ? keys.map((key) => SIGNS[key] ?? key).join('')
    : keys.map((key) => WORDS[key] ?? key).join('+')
}
