/** How many characters before the @ hide the rest when the first of them is shown. */
const ENOUGH = 3

/**
 * An email address that its owner recognises and nobody else can use: `m•••@example.org`. Its length isn't
 * revealed.
 */
export function obfuscateEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, Math.max(0, at))]
  return `${name.length >= ENOUGH ? name[0] : ''}•••${at < 0 ? '' : email.slice(at)}`
}
