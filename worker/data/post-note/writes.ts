import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { post } from '../../../schema/tables/post'
import { postNote, postNotePassage } from '../../../schema/tables/post-note'
import type { Statement } from '../database'
import { failedOn, indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Stores a note. */
export const insertPostNote = insert(postNote)

/** Whether a batch failed because the note was written before. */
export const isWrittenAlready = (error: unknown): boolean => failedOn(error, postNote.authorId)

/** Stores the words that a note is about. */
export const insertPassage = insert(postNotePassage)

/** Sets what a note says. */
export const setNoteText = write((id: Param<string>, text: Param<string>, now: Param<number>) =>
  update(postNote).set({ text, editedAt: now }).where(eq(postNote.id, id)),
)

/** Deletes a note, or takes that back. */
export const setNoteDeleted = write((id: Param<string>, deletedAt: Param<number | null>) =>
  update(postNote)
    .set({ deletedAt: sql`${deletedAt}` })
    .where(eq(postNote.id, id)),
)

/** Marks a note as done, or as open again. */
export const setNoteResolved = write(
  (id: Param<string>, resolvedAt: Param<number | null>, resolvedBy: Param<string | null>) =>
    update(postNote)
      .set({ resolvedAt: sql`${resolvedAt}`, resolvedBy: sql`${resolvedBy}` })
      .where(eq(postNote.id, id)),
)

const reply = alias(postNote, 'reply')
const hasReplies = some(reply, eq(reply.parentId, postNote.id))

/** Notes that were deleted before a time and still have words. */
const expired = (before: Param<number>, limit: Param<number>, more?: SQL) =>
  select({ id: postNote.id })
    .from(indexedBy(postNote, 'post_note_deleted'))
    .where(and(lte(postNote.deletedAt, before), sql`${postNote.text} <> ''`, more))
    .limit(limit)

const unanswered = sql`not ${hasReplies}`
const deleteExpiredPassages = write((before: Param<number>, limit: Param<number>) =>
  deleteFrom(postNotePassage).where(inArray(postNotePassage.noteId, expired(before, limit, unanswered))),
)
const deleteExpired = write((before: Param<number>, limit: Param<number>) =>
  deleteFrom(postNote).where(inArray(postNote.id, expired(before, limit, unanswered))),
)
const eraseAnswered = write((before: Param<number>, limit: Param<number>) =>
  update(postNote)
    .set({ text: '' })
    .where(inArray(postNote.id, expired(before, limit))),
)

/** Deletes notes that were deleted before a time; of those that have answers, the words. */
export const deleteNotesRemovedBefore = (before: number, limit: number): Statement[] => [
  deleteExpiredPassages(before, limit),
  deleteExpired(before, limit),
  eraseAnswered(before, limit),
]

const isErased = (postId: Param<string>) => some(post, and(eq(post.id, postId), eq(post.state, 'removed')))

/** Deletes the notes on a story that has been erased. */
export const deletePassagesOfErased = write((postId: Param<string>) =>
  deleteFrom(postNotePassage).where(and(eq(postNotePassage.postId, postId), isErased(postId))),
)
export const deleteNotesOfErased = write((postId: Param<string>) =>
  deleteFrom(postNote).where(and(eq(postNote.postId, postId), isErased(postId))),
)
