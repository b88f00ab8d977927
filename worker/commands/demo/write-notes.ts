import { DAY, HOUR } from '../../../schema/rules/time-units'
import { postNoteById } from '../../data/post-note/queries'
import { insertPassage, insertPostNote } from '../../data/post-note/writes'
import type { Demo } from './demo'
import { demoId } from './ids'
import { placeWith } from './place-with'

interface DemoNote {
  key: string
  by: string
  ago: number
  text: string
  /** The key of the note that it answers. */
  answers?: string
  paragraph?: string
  words?: string
  /** The published story of which a reader and the writer say it to each other. */
  ofReaders?: string
  isDone?: boolean
}

/** What the demo's writer and an editor say to each other about a story that the editor wants changed. */
const TIDE = 'the-tide-turns-around-a-point'
const STORY = { post: 'a-field-guide-to-footnotes', collection: 'the-composing-room' }
const NOTES: readonly DemoNote[] = [
  {
    key: 'shy',
    by: 'ines',
    ago: 5 * DAY,
    text: 'This is the line people will quote. Could it open the story?',
    paragraph: 'text0',
    words: 'The shy footnote hides at the end of the book.',
  },
  { key: 'opens', by: 'priya', ago: 4 * DAY, text: 'It does now. The old opening went.', answers: 'shy' },
  {
    key: 'title',
    by: 'ines',
    ago: 5 * DAY - HOUR,
    text: 'We’d keep this title as it is.',
    isDone: true,
  },
  {
    key: 'same-moon',
    by: 'reader',
    ago: 2 * DAY,
    text: 'Lovely. Would “it is the same moon” read more easily?',
    ofReaders: TIDE,
    words: 'The moon is the same moon.',
  },
  {
    key: 'keeps-it',
    by: 'maren',
    ago: DAY,
    text: 'I went back and forth on it. I’ll leave it, but thank you for reading so closely.',
    ofReaders: TIDE,
    answers: 'same-moon',
  },
]

/** Writes the private notes of the demo. Later changes by people aren't overwritten. */
export async function writeNotes({ db, now }: Demo): Promise<void> {
  for (const { key, by, ago, text, answers, words, ofReaders, isDone, ...note } of NOTES) {
    const postId = demoId('post', ofReaders ?? STORY.post)
    const among = ofReaders
      ? ({ audience: 'reader' } as const)
      : ({ audience: 'editors', collectionId: demoId('collection', STORY.collection) } as const)
    const id = demoId('note', key)
    if (await db.first(postNoteById, id)) continue
    const authorId = demoId('user', by)
    const createdAt = now - ago
    const parentId = answers === undefined ? null : demoId('note', answers)
    const done = isDone ? { resolvedAt: createdAt + HOUR, resolvedBy: demoId('user', 'priya') } : {}
    const place = ofReaders && words ? await placeWith({ db }, ofReaders, words) : undefined
    const paragraph = place?.name ?? note.paragraph ?? null
    const about = { postId, ...among, paragraph, parentId }
    await db.write([
      insertPostNote({ id, authorId, noteKey: id, text, createdAt, ...about, ...done }),
      ...(words === undefined ? [] : [insertPassage({ noteId: id, postId, words })]),
    ])
  }
}
