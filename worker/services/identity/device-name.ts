import Bowser from 'bowser'

/** For an unknown browser, the parser takes a name from its own header, whatever that says. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))

/**
 * A browser as its owner knows it: `Firefox on Windows`; null for one that doesn't identify itself. The names
 * are ours, never the browser's own, because they appear in mails. Rule: docs/rules/mail.md, "Texts".
 */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name !== undefined && KNOWN.has(browser.name) ? browser.name : undefined
  if (name === undefined) return os.name ?? null
  return os.name ? `${name} on ${os.name}` : name
}
