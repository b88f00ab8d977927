import { postNote } from '../../../schema/tables/post-note'
import { type Row, without } from '../sql/rows'

export const postNoteFields = without(postNote, 'noteKey')

/** A private note on a story, or a reply to one. */
export interface PostNote extends Row<typeof postNoteFields> {}

/** A note with the words that it is about; null where it is about more than words. */
export interface PostNoteWithPassage extends PostNote {
  words: string | null
}
