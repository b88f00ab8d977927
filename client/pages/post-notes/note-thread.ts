import type { PostNotesPageQuery } from './post-notes-page.generated'

/** A story with its notes, as the page has it. */
export type NotedStoryData = NonNullable<PostNotesPageQuery['postNotes']>

/** A note with its answers. */
export type NoteThread = NotedStoryData['notes'][number]
