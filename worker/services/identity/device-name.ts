import Bowser from 'bowser'

/** A browser as its owner knows it: `Firefox on Windows`; null for one that doesn't say what it is. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return os.name ?? null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
