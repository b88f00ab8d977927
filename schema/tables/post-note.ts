import { isNotNull, sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DELETED_NOTE_KEPT, NOTE_AUDIENCES } from '../rules/post-notes'
import { id, time } from './columns'
import { changedWithOwner, removedWithOwner } from './personal-data'
import { post } from './post'

/** What those who write a story and its editors say to each other about its text. Rule: docs/rules/post-notes.md. */
export const postNote = sqliteTable(
  'post_note',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    /** The note that it answers; null for one that begins. */
    parentId: id('parent_id'),
    authorId: id('author_id'),
    /** The story or the note that it is about, with the key that the client made: sending it twice writes one. */
    noteKey: text('note_key').notNull(),
    audience: text('audience', { enum: NOTE_AUDIENCES }).notNull(),
    /** The publication whose editors read it: the one that had the story, or was offered it. */
    collectionId: id('collection_id'),
    /** The name of the paragraph that it is about; null for the whole story. */
    paragraph: text('paragraph'),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    editedAt: time('edited_at'),
    /** When somebody marked it as done, and who. */
    resolvedAt: time('resolved_at'),
    resolvedBy: id('resolved_by'),
    /** When its author deleted it; it can come back for a day. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    index('post_note_of_post').on(t.postId, t.createdAt, t.id),
    uniqueIndex('post_note_of_key').on(t.authorId, t.noteKey),
    index('post_note_of_note').on(t.parentId).where(isNotNull(t.parentId)),
    index('post_note_by_resolver').on(t.resolvedBy).where(isNotNull(t.resolvedBy)),
    index('post_note_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null and ${t.text} <> ''`),
  ],
)

changedWithOwner(postNote, {
  owner: 'authorId',
  retention: { since: 'deletedAt', for: DELETED_NOTE_KEPT, job: 'erase-notes' },
  changes: (now) => ({ authorId: null, noteKey: '', text: '', deletedAt: now }),
  kept: {
    'Others have answered it, and it says nothing any more.': [
      'id',
      'postId',
      'parentId',
      'audience',
      'collectionId',
      'paragraph',
      'createdAt',
      'editedAt',
      'resolvedAt',
    ],
  },
  forgotten: ['resolvedBy'],
  withheld: { 'It is about somebody else.': ['resolvedBy'] },
})

/** The words of a story that a note is about: they belong to their writer, and go with the story. */
export const postNotePassage = sqliteTable(
  'post_note_passage',
  {
    noteId: id('note_id').primaryKey(),
    postId: id('post_id').notNull(),
    words: text('words').notNull(),
  },
  (t) => [index('post_note_passage_of_post').on(t.postId)],
)

removedWithOwner(postNotePassage, {
  owner: ['postId', post.id],
  retention: { with: { noteId: postNote.id } },
})
