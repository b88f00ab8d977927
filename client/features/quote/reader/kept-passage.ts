import type { Passage } from '../../../../schema/rules/joined-places'
import { HOUR } from '../../../../schema/rules/time-units'
import { kept } from '../../../lib/kept/item'

/** A passage that a visitor wants to highlight or to respond to, kept in the browser while they sign in. */
const passageItem = kept('passage', { of: 'person', isTakenAlong: true })
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
  // Without storage, signing in leads back to the story alone.
  passageItem.write(JSON.stringify({ act, postId, passage, words, at: now } satisfies Kept))
}

/** The passage of a story that was kept for this, once. */
export function takePassage(
  act: KeptAct,
  postId: string,
  now = Date.now(),
): Pick<Kept, 'passage' | 'words'> | undefined {
  try {
    const item: Kept | null = JSON.parse(passageItem.read() ?? 'null')
    if (item?.act !== act || item.postId !== postId) return undefined
    passageItem.remove()
    return now - item.at < KEPT_FOR ? item : undefined
  } catch {
    return undefined
  }
}
