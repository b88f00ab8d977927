/** So many characters before the @ hide the rest when the first of them is shown. */
const ENOUGH = 3

/**
 * A mail address that its owner recognises and nobody else can use: `m•••@example.org`. How long it is doesn't
 * show.
 */
export function obfuscateEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, Math.max(0, at))]
  return `${name.length >= ENOUGH ? name[0] : ''}•••${at < 0 ? '' : email.slice(at)}`
}
