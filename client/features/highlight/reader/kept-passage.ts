import type { Passage } from '../../../../schema/rules/anchors'
import { HOUR } from '../../../../schema/rules/time-units'

/** A passage to which a visitor wants to respond, kept in the browser while they sign in. */
const KEY = 'quire:respond-to'
/** How long it is kept, in milliseconds: people who sign in later have moved on to something else. */
const KEPT_FOR = HOUR

interface Kept {
  postId: string
  passage: Passage
  words: string
  at: number
}

/** Keeps a passage until its visitor has signed in. */
export function keepPassage(postId: string, passage: Passage, words: string, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ postId, passage, words, at: now } satisfies Kept))
  } catch {
    // Without storage, signing in leads back to the story alone.
  }
}

/** The passage of a story that was kept, once. */
export function takePassage(postId: string, now = Date.now()): Pick<Kept, 'passage' | 'words'> | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (kept?.postId !== postId) return undefined
    localStorage.removeItem(KEY)
    return now - kept.at < KEPT_FOR ? kept : undefined
  } catch {
    return undefined
  }
}
