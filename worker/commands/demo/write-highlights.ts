import { anchorOf } from '../../../schema/rules/anchors'
import { DAY } from '../../../schema/rules/time-units'
import { quoteById } from '../../data/quote/queries'
import { insertQuote } from '../../data/quote/writes'
import type { Demo } from './demo'
import { demoId } from './ids'
import { placeWith } from './place-with'

interface DemoHighlight {
  story: string
  words: string
  by: readonly string[]
  isPrivate?: true
}

/** What the demo's readers have highlighted. */
const HIGHLIGHTS: readonly DemoHighlight[] = [
  {
    story: 'the-tide-turns-around-a-point',
    words: 'The sea can only be high at every hour if it is never low',
    by: ['reader', 'noor', 'ines'],
  },
  {
    story: 'the-tide-turns-around-a-point',
    words: 'Move ten metres to the side and you have a different sea.',
    by: ['priya', 'reader'],
  },
  {
    story: 'the-tide-turns-around-a-point',
    words: 'The report survived because it had been posted.',
    by: ['reader'],
    isPrivate: true,
  },
]

/** Writes the highlights of the demo. Later changes by people aren't overwritten. */
export async function writeHighlights({ db, now }: Demo): Promise<void> {
  let ago = 0
  for (const { story, words, by, isPrivate = false } of HIGHLIGHTS) {
    const postId = demoId('post', story)
    const place = await placeWith({ db }, story, words)
    if (!place) continue
    const start = place.text.indexOf(words)
    const anchor = anchorOf(place, start, start + words.length)
    if (!anchor) throw new Error(`“${words}” can’t be highlighted`)
    for (const username of by) {
      ago += DAY / 4
      const id = demoId('quote', `${username} ${words}`)
      if (await db.first(quoteById, id)) continue
      const userId = demoId('user', username)
      await db.write([
        insertQuote({ id, postId, userId, quoteKey: id, isPrivate, ...anchor, createdAt: now - ago }),
      ])
    }
  }
}
