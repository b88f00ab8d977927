import type { Passage } from '../../../../schema/rules/anchors'
import { HOUR } from '../../../../schema/rules/time-units'

/** A passage that a visitor wants to highlight or to respond to, kept in the browser while they sign in. */
const KEY = 'quire:passage'
/** How long it is kept, in milliseconds: people who sign in later have moved on to something else. */
const KEPT_FOR = HOUR

/** What the visitor wants to do with it. */
export type KeptAct = 'highlight' | 'respond'

interface Kept {
  act: KeptAct
  postId: string
  passage: Passage
  words: string
  at: number
}

/** Keeps a passage until its visitor has signed in. */
export function keepPassage(
  act: KeptAct,
  postId: string,
  passage: Passage,
  words: string,
  now = Date.now(),
): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ act, postId, passage, words, at: now } satisfies Kept))
  } catch {
    // Without storage, signing in leads back to the story alone.
  }
}

/** The passage of a story that was kept for this, once. */
export function takePassage(
  act: KeptAct,
  postId: string,
  now = Date.now(),
): Pick<Kept, 'passage' | 'words'> | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (kept?.act !== act || kept.postId !== postId) return undefined
    localStorage.removeItem(KEY)
    return now - kept.at < KEPT_FOR ? kept : undefined
  } catch {
    return undefined
  }
}
