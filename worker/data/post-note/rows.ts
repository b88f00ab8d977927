import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { postNote } from '../../../schema/tables/post-note'
import { scalar, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const parent = alias(postNote, 'parent')
const parentAuthor = scalar(
  select({ authorId: parent.authorId }).from(parent).where(eq(parent.id, postNote.parentId)),
)

/** Who wrote the note that begins a thread; null once they have left. */
export const startedBy = sql<
  string | null
>`case when ${postNote.parentId} is null then ${postNote.authorId} else ${parentAuthor} end`

export const postNoteFields = { ...without(postNote, 'noteKey'), startedBy }

/** A private note on a story, or a reply to one. */
export interface PostNote extends Row<typeof postNoteFields> {}

/** A note with the words that it is about; null where it is about more than words. */
export interface PostNoteWithPassage extends PostNote {
  words: string | null
}
