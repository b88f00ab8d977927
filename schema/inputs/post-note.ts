import * as v from 'valibot'
import { onOneLine } from '../rules/clean-text'
import { MAX_NOTE_PASSAGE, MAX_POST_NOTE } from '../rules/post-notes'
import { inputWording } from '../wording/inputs'
import { postNotesWording } from '../wording/post-notes'
import { opaque, paragraphs } from './text'

const { messages } = postNotesWording

/** What a note says. */
export const postNoteText = v.pipe(
  paragraphs(MAX_POST_NOTE, messages.tooLong(MAX_POST_NOTE)),
  v.nonEmpty(messages.empty),
)

/** The name of a paragraph of a story. */
export const paragraphName = v.pipe(
  opaque(64, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description('The name of a paragraph of the story’s newest text.'),
)

/** The words of a paragraph that a note is about. */
export const notePassage = v.pipe(
  opaque(MAX_NOTE_PASSAGE, messages.longPassage),
  v.transform(onOneLine),
  v.description('Words of that paragraph, in their order; spaces and line breaks count alike.'),
)

export const noteKey = v.pipe(
  opaque(64, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description('Made by the client for this note: the same one again is written once.'),
)
