import { MAX_HIGHLIGHT } from './limits'
import { DAY, HOUR } from './time-units'

/** Private notes on stories. Rules: docs/rules/post-notes.md. */

/**
 * Who reads a note: all who write the story and the editors, only those who write it, or these and the reader who
 * began it.
 */
export const NOTE_AUDIENCES = ['editors', 'authors', 'reader'] as const
export type NoteAudience = (typeof NOTE_AUDIENCES)[number]

/** A note or a reply, in characters. */
export const MAX_POST_NOTE = 2_000
/** The words that a note is about, in characters. */
export const MAX_NOTE_PASSAGE = MAX_HIGHLIGHT
/** Notes and replies that a story can have. */
export const MOST_POST_NOTES = 300
/** How many readers' notes a story can have, counting the answers to them. */
export const MOST_READER_NOTES = 500
/** How many of these one reader writes on one story. */
export const MOST_NOTES_OF_READER = 50
/** Notes at a time, where a program asks for them. */
export const NOTES_AT_ONCE = 50
/** What a person can write of them. */
export const MOST_NOTES_WRITTEN = { most: 120, windowMs: HOUR }
/** What they can write of them to writers, as a reader. */
export const MOST_WRITTEN_TO_WRITERS = { most: 30, windowMs: HOUR }
/** How long a deleted note can come back, in milliseconds. */
export const DELETED_NOTE_KEPT = DAY
