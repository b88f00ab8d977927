import { DAY, HOUR } from '../../../schema/rules/time-units'
import { postNoteById } from '../../data/post-note/queries'
import { insertPassage, insertPostNote } from '../../data/post-note/writes'
import type { Demo } from './demo'
import { demoId } from './ids'

interface DemoNote {
  key: string
  by: string
  ago: number
  text: string
  /** The key of the note that it answers. */
  answers?: string
  paragraph?: string
  words?: string
  isDone?: boolean
}

/** What the demo's writer and an editor say to each other about a story that the editor wants changed. */
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
]

/** Writes the private notes of the demo. What somebody has changed since stays as it is. */
export async function writeNotes({ db, now }: Demo): Promise<void> {
  const postId = demoId('post', STORY.post)
  const collectionId = demoId('collection', STORY.collection)
  for (const { key, by, ago, text, answers, paragraph = null, words, isDone } of NOTES) {
    const id = demoId('note', key)
    if (await db.first(postNoteById, id)) continue
    const authorId = demoId('user', by)
    const createdAt = now - ago
    const parentId = answers === undefined ? null : demoId('note', answers)
    const done = isDone ? { resolvedAt: createdAt + HOUR, resolvedBy: demoId('user', 'priya') } : {}
    const about = { postId, collectionId, audience: 'editors', paragraph, parentId } as const
    await db.write([
      insertPostNote({ id, authorId, noteKey: id, text, createdAt, ...about, ...done }),
      ...(words === undefined ? [] : [insertPassage({ noteId: id, postId, words })]),
    ])
  }
}
