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
  {
    story: 'leave-the-swifts-their-hole',
    words: 'The bird comes six thousand miles to that one hole and flies at it.',
    by: ['gifted', 'trial', 'greta'],
  },
  {
    story: 'flour-is-always-one-hundred',
    words: 'The water wanders across twenty-six points while the salt barely leaves its chair.',
    by: ['lapsed', 'kenji'],
  },
  {
    story: 'how-to-sleep-on-a-night-train',
    words: 'It is silence that does it.',
    by: ['yearly', 'switching', 'tomas', 'lapsed'],
  },
  {
    story: 'a-bridge-that-walked-sideways',
    words: 'In other words: at exactly the rhythm in which people lean.',
    by: ['failed', 'lucia', 'expired'],
  },
  {
    story: 'the-friday-samoa-never-had',
    words: 'a day\u2019s wage due by law for a day that was not there',
    by: ['gifted', 'walter'],
  },
  {
    story: 'listening-to-rice',
    words: 'It was years before I understood that she was listening.',
    by: ['failed', 'cancelled', 'greta', 'expiring'],
  },
  { story: 'a-book-that-opens-flat', words: 'If it stays open, somebody sewed it.', by: ['yearly', 'trial'] },
  {
    story: 'staff-meal-at-half-past-four',
    words: 'were as polite as a wedding',
    by: ['expiring', 'gifted'],
  },
  {
    story: 'stet',
    words: 'A proof is the last moment when a book can still be embarrassed in private.',
    by: ['ines', 'lapsed', 'walter'],
  },
  {
    story: 'every-sentence-begins-with-and',
    words: 'I have earned a living for sixteen years by deciding what to do about each.',
    by: ['switching', 'failed'],
  },
  {
    story: 'eleven-days-without-landing',
    words: 'He was a bird one could have met on a beach.',
    by: ['lapsed', 'expired', 'yearly'],
  },
  {
    story: 'the-notebook-that-nobody-balanced',
    words: 'There is no total because a total would have been an insult.',
    by: ['greta', 'gifted'],
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
