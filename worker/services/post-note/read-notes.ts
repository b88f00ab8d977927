import { MOST_POST_NOTES } from '../../../schema/rules/post-notes'
import type { Database } from '../../data/database'
import { notesOfPost } from '../../data/post-note/queries'
import type { PostNoteWithPassage } from '../../data/post-note/rows'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import type { NotePlace } from './place'

/** A note with its replies, both in the order in which they were written. */
export interface NoteThread extends PostNoteWithPassage {
  replies: PostNoteWithPassage[]
}

/** A story's notes, with what decides who reads them. */
export interface NotesOfStory {
  /** The story's. */
  id: string
  place: NotePlace
}

/** The notes on a story that somebody may read. A deleted one is there, without words, while it has answers. */
export async function notesFor(db: Database, actor: Actor, place: NotePlace): Promise<NoteThread[]> {
  const rows = await db.all(notesOfPost, place.post.id, 2 * MOST_POST_NOTES)
  const mine = rows.filter((note) => can(actor, 'read', { entity: 'postNote', note, ...place }))
  const replies = Map.groupBy(
    mine.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
  )
  return mine
    .filter(({ parentId }) => parentId === null)
    .map((note) => ({ ...note, replies: replies.get(note.id) ?? [] }))
    .filter(({ deletedAt, replies: answers }) => deletedAt === null || answers.length > 0)
}
