import * as v from 'valibot'
import { noteKey, postNoteText } from '../../../schema/inputs/post-note'
import { entityId } from '../../../schema/inputs/text'
import { postNotesWording } from '../../../schema/wording/post-notes'
import type { Blocked } from '../block/barrier'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoNote, requireReachableNote } from './require-note'
import { type NoteParts, type NotWritten, storeNote, type WrittenNote } from './store-note'

/** Answers a note: for the same people. Answers aren't answered themselves. */
export const replyToPostNote = defineUseCase(
  v.object({ noteId: entityId, key: noteKey, text: postNoteText }),
  async (
    parts: NoteParts,
    { noteId, key, text },
  ): Promise<Result<WrittenNote, NoNote | Blocked | NotWritten>> => {
    const required = await requireReachableNote(parts, noteId, 'answer')
    if (!required.ok) return required
    const { note, ...annotating } = required.value
    if (note.parentId !== null) return fail('NOT_FOUND', postNotesWording.messages.noNote, 'noteId')
    const { audience, collectionId } = note
    return storeNote(parts, annotating, {
      key,
      text,
      parentId: noteId,
      audience,
      collectionId,
      paragraph: null,
      words: null,
    })
  },
)
