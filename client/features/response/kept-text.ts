import type { StoryBody } from '../../../schema/story/paragraph'

/** What somebody has written of a response, kept in the browser until it is published. */
const keyOf = (id: string): string => `quire:response:${id}`

/** Stands before a text of paragraphs, which nobody types. */
const BODY = '\u0000body'

/** The kept text; empty if there is none, or if the browser keeps nothing. */
export function keptText(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/** Returns the kept text for the editor (as a body), or for the plain field that precedes it (as typed). */
export function keptResponse(id: string): StoryBody | string {
  const kept = keptText(id)
  if (!kept.startsWith(BODY)) return kept
  try {
    return JSON.parse(kept.slice(BODY.length))
  } catch {
    return ''
  }
}

/** Keeps a text of paragraphs. */
export const keepBody = (id: string, body: StoryBody): void =>
  keepText(id, body.length === 0 ? '' : BODY + JSON.stringify(body))

/** Keeps the text; an empty one is forgotten. */
export function keepText(id: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), text)
  } catch {
    // Without storage, the text lasts as long as the page.
  }
}
