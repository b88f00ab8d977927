/** How many characters hide the rest when the first of them is shown. */
const ENOUGH = 3

const HIDDEN = '•••'

/** The first character of a text that is long enough to stay hidden; none of a name in another script. */
const hinted = (text: string): string => {
  const characters = [...text]
  return characters.length >= ENOUGH && !text.startsWith('xn--') ? `${characters[0]}${HIDDEN}` : HIDDEN
}

/**
 * An email address that tells a stranger next to nothing, but that its owner recognises: `r•••@q•••.test`.
 * Neither its length nor its domain is revealed; of a short one only the end is shown.
 */
export function redactEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const labels = email.slice(at + 1).split('.')
  const top = labels.length > 1 ? (labels.at(-1) ?? '') : ''
  const end = top && !top.startsWith('xn--') ? `.${top}` : ''
  return `${hinted(email.slice(0, Math.max(0, at)))}@${hinted(labels[0] ?? '')}${end}`
}
