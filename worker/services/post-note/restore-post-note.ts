import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_NOTE_KEPT } from '../../../schema/rules/post-notes'
import { postNotesWording } from '../../../schema/wording/post-notes'
import { setNoteDeleted } from '../../data/post-note/writes'
import type { Needs } from '../parts'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotesOfStory } from './read-notes'
import { type NoNote, requireNote } from './require-note'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>

/** Takes back that one's own note was deleted, for a day. Idempotent. */
export const restorePostNote = defineUseCase(
  v.object({ noteId: entityId }),
  async (parts: Parts, { noteId }): Promise<Result<NotesOfStory, NoNote>> => {
    const required = await requireNote(parts, noteId, 'remove')
    if (!required.ok) return required
    const { note, place } = required.value
    if (note.deletedAt !== null && note.deletedAt <= parts.clock.now() - DELETED_NOTE_KEPT)
      return fail('NOT_FOUND', postNotesWording.messages.noNote, 'noteId')
    if (note.deletedAt !== null) await parts.db.write([setNoteDeleted(noteId, null)])
    return ok({ id: note.postId, place })
  },
)
