import type { PostNoteWithPassage } from '../../../data/post-note/rows'
import type { NotesOfStory } from '../../../services/post-note/read-notes'

export type PostNotesMapper = NotesOfStory
export type PostNoteMapper = PostNoteWithPassage & { replies?: PostNoteWithPassage[] }
