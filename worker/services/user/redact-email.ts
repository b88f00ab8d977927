/** So many characters hide the rest when the first of them is shown. */
const ENOUGH = 3

const HIDDEN = '•••'

/** The first character of a text that is long enough to stay hidden behind it; of names in other scripts none. */
const hinted = (text: string): string => {
  const characters = [...text]
  return characters.length >= ENOUGH && !text.startsWith('xn--') ? `${characters[0]}${HIDDEN}` : HIDDEN
}

/**
 * A mail address of which a stranger learns next to nothing, and which its owner recognises all the same:
 * `r•••@q•••.test`. Neither how long it is shows, nor whose domain it is; of a short one nothing but the end.
 */
export function redactEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const labels = email.slice(at + 1).split('.')
  const top = labels.length > 1 ? (labels.at(-1) ?? '') : ''
  const end = top && !top.startsWith('xn--') ? `.${top}` : ''
  return `${hinted(email.slice(0, Math.max(0, at)))}@${hinted(labels[0] ?? '')}${end}`
}
