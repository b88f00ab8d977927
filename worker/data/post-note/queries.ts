import {
  and,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { postNote, postNotePassage } from '../../../schema/tables/post-note'
import { submission } from '../../../schema/tables/submission'
import { collectionEditorFields } from '../collection/rows'
import { isShownCollection } from '../collection/shown'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, selectDistinct } from '../sql/query'
import { postNoteFields, startedBy } from './rows'

const withPassage = { ...postNoteFields, words: postNotePassage.words }

const isReaders = eq(postNote.audience, 'reader')

/** Notes and replies of a story in order. Of deleted ones only those that may have answers. */
const notesOf = (postId: Param<string>, limit: Param<number>, condition: SQL) =>
  select(withPassage)
    .from(indexedBy(postNote, 'post_note_of_post'))
    .leftJoin(postNotePassage, eq(postNotePassage.noteId, postNote.id))
    .where(
      and(eq(postNote.postId, postId), or(isNull(postNote.deletedAt), isNull(postNote.parentId)), condition),
    )
    .orderBy(asc(postNote.createdAt), asc(postNote.id))
    .limit(limit)

/** What those who write a story and its editors say to each other. */
export const notesOfPost = query('notesOfPost', (postId: Param<string>, limit: Param<number>) =>
  notesOf(postId, limit, ne(postNote.audience, 'reader')),
)

/** What readers have written to those who write a story, with the answers. */
export const notesOfReaders = query('notesOfReaders', (postId: Param<string>, limit: Param<number>) =>
  notesOf(postId, limit, isReaders),
)

/** The notes of one reader to the authors of a story, with the answers. */
export const notesOfReader = query(
  'notesOfReader',
  (postId: Param<string>, readerId: Param<string>, limit: Param<number>) =>
    notesOf(postId, limit, sql`${isReaders} and ${startedBy} = ${readerId}`),
)

/** The readers who have written to those who write a story. */
export const readersWithNotes = query('readersWithNotes', (postId: Param<string>, limit: Param<number>) =>
  selectDistinct({ id: postNote.authorId })
    .from(indexedBy(postNote, 'post_note_of_post'))
    .where(
      and(
        eq(postNote.postId, postId),
        isReaders,
        isNull(postNote.parentId),
        isNull(postNote.deletedAt),
        isNotNull(postNote.authorId),
      ),
    )
    .limit(limit),
)

export const postNoteById = query('postNoteById', (id: Param<string>) =>
  select(postNoteFields).from(postNote).where(eq(postNote.id, id)),
)

/** The note that a person's client made with a key. */
export const postNoteOfKey = query('postNoteOfKey', (authorId: Param<string>, key: Param<string>) =>
  select(postNoteFields)
    .from(postNote)
    .where(and(eq(postNote.authorId, authorId), eq(postNote.noteKey, key))),
)

/** How many notes and replies of a story satisfy a condition. */
const countOfNotes = (postId: SQLWrapper, ...conditions: SQL[]) =>
  select({ count: count() })
    .from(indexedBy(postNote, 'post_note_of_post'))
    .where(and(eq(postNote.postId, postId), isNull(postNote.deletedAt), ...conditions))

export const noteCount = query('noteCount', (postId: Param<string>) =>
  countOfNotes(postId, ne(postNote.audience, 'reader')),
)
export const readerNoteCount = query('readerNoteCount', (postId: Param<string>) =>
  countOfNotes(postId, isReaders),
)

/** How many notes and replies one reader has written on a story. */
export const countNotesOfReader = (postId: SQLWrapper, readerId: SQLWrapper) =>
  countOfNotes(postId, isReaders, eq(postNote.authorId, readerId))

export const noteCountOfReader = query(
  'noteCountOfReader',
  (postId: Param<string>, readerId: Param<string>) => countNotesOfReader(postId, readerId),
)

/** A note and its replies: who wrote them. */
export const notesOfThread = query('notesOfThread', (id: Param<string>, limit: Param<number>) =>
  select({ authorId: postNote.authorId })
    .from(postNote)
    .where(or(eq(postNote.id, id), eq(postNote.parentId, id)))
    .limit(limit),
)

/** The owners and editors of the publication that a story is offered to. */
export const reviewersOfPost = query('reviewersOfPost', (postId: Param<string>) =>
  select(collectionEditorFields)
    .from(indexedBy(submission, 'submission_open_of_post'))
    .innerJoin(collection, and(eq(collection.id, submission.collectionId), isShownCollection))
    .innerJoin(collectionEditor, eq(collectionEditor.collectionId, collection.id))
    .innerJoin(post, and(eq(post.id, submission.postId), notInArray(post.state, ['trashed', 'removed'])))
    .where(
      and(
        eq(submission.postId, postId),
        isNull(submission.closedAt),
        isNotNull(submission.submittedAt),
        notInArray(collectionEditor.role, ['WRITER']),
      ),
    )
    .limit(500),
)
