/** What somebody has written of a response, kept in the browser until it is published. */
const keyOf = (id: string): string => `quire:response:${id}`

/** What was written there before; empty if nothing was, or if the browser keeps nothing. */
export function keptText(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is written; an empty text is forgotten. */
export function keepText(id: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), text)
  } catch {
    // Without storage, what is written lasts as long as the page.
  }
}
