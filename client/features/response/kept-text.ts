import type { StoryBody } from '../../../schema/story/paragraph'
import { type KeptItem, kept } from '../../lib/kept/item'

/** The name of what is kept of a response to something. */
export const keptTextName = (id: string): string => `response:${id}`

/** What somebody has written of a response, kept in the browser until it is published. */
const textOf = (id: string): KeptItem => kept(keptTextName(id), { of: 'words', isTakenAlong: true })

/** Stands before a text of paragraphs, which nobody types. */
const BODY = '\u0000body'

/** The kept text; empty if there is none, or if the browser keeps nothing. */
export const keptText = (id: string): string => textOf(id).read() ?? ''

/** Returns the kept text for the editor (as a body), or for the plain field that precedes it (as typed). */
export function keptResponse(id: string): StoryBody | string {
  const text = keptText(id)
  if (!text.startsWith(BODY)) return text
  try {
    return JSON.parse(text.slice(BODY.length))
  } catch {
    return ''
  }
}

/** Keeps a text of paragraphs. */
export const keepBody = (id: string, body: StoryBody): void =>
  keepText(id, body.length === 0 ? '' : BODY + JSON.stringify(body))

/** Keeps the text; an empty one is forgotten. */
export function keepText(id: string, text: string): void {
  if (text.trim() === '') textOf(id).remove()
  // Without storage, the text lasts as long as the page.
  else textOf(id).write(text)
}
