import { and, asc, count, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { postNote, postNotePassage } from '../../../schema/tables/post-note'
import { submission } from '../../../schema/tables/submission'
import { collectionEditorFields } from '../collection/rows'
import { isShownCollection } from '../collection/shown'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { postNoteFields } from './rows'

const withPassage = { ...postNoteFields, words: postNotePassage.words }

/** A story's notes and replies in order. Of deleted ones only those that may have answers. */
export const notesOfPost = query('notesOfPost', (postId: Param<string>, limit: Param<number>) =>
  select(withPassage)
    .from(indexedBy(postNote, 'post_note_of_post'))
    .leftJoin(postNotePassage, eq(postNotePassage.noteId, postNote.id))
    .where(and(eq(postNote.postId, postId), or(isNull(postNote.deletedAt), isNull(postNote.parentId))))
    .orderBy(asc(postNote.createdAt), asc(postNote.id))
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

/** How many notes and replies a story has. */
export const noteCount = query('noteCount', (postId: Param<string>) =>
  select({ count: count() })
    .from(indexedBy(postNote, 'post_note_of_post'))
    .where(and(eq(postNote.postId, postId), isNull(postNote.deletedAt))),
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
