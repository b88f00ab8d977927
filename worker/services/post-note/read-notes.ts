import { MOST_POST_NOTES, MOST_READER_NOTES } from '../../../schema/rules/post-notes'
import type { Database } from '../../data/database'
import { notesOfPost, notesOfReader, notesOfReaders } from '../../data/post-note/queries'
import type { PostNoteWithPassage } from '../../data/post-note/rows'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { isAuthor } from '../policies/post'
import { mayAnnotate, type NotePlace } from './place'

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

/** What readers have written on a story: for those who write it all of that, for a reader their own. */
async function readersNotes(db: Database, actor: Actor, place: NotePlace): Promise<PostNoteWithPassage[]> {
  const { id } = place.post
  if (isAuthor(actor, { entity: 'post', ...place })) return db.all(notesOfReaders, id, 2 * MOST_READER_NOTES)
  return actor ? db.all(notesOfReader, id, actor.id, 2 * MOST_READER_NOTES) : []
}

/** The notes on a story that somebody may read. A deleted one stays, without words, while it has answers. */
export async function notesFor(db: Database, actor: Actor, place: NotePlace): Promise<NoteThread[]> {
  const [among, readers] = await Promise.all([
    mayAnnotate(actor, place) ? db.all(notesOfPost, place.post.id, 2 * MOST_POST_NOTES) : [],
    readersNotes(db, actor, place),
  ])
  const mine = [...among, ...readers]
    .filter((note) => can(actor, 'read', { entity: 'postNote', note, ...place }))
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  const replies = Map.groupBy(
    mine.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
  )
  return mine
    .filter(({ parentId }) => parentId === null)
    .map((note) => ({ ...note, replies: replies.get(note.id) ?? [] }))
    .filter(({ deletedAt, replies: answers }) => deletedAt === null || answers.length > 0)
}
