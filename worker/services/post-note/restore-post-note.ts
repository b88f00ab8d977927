import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DELETED_NOTE_KEPT } from '../../../schema/rules/post-notes'
import { postNotesWording } from '../../../schema/wording/post-notes'
import { setNoteDeleted } from '../../data/post-note/writes'
import type { Blocked } from '../block/barrier'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotesOfStory } from './read-notes'
import { type NoNote, requireNote, whyNotRestored } from './require-note'
import { whyFull } from './store-note'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>

/** Restores a note of the viewer's within a day of its deletion, if they could write it now. Idempotent. */
export const restorePostNote = defineUseCase(
  v.object({ noteId: entityId }),
  async (parts: Parts, { noteId }): Promise<Result<NotesOfStory, NoNote | Blocked | Failure<'CONFLICT'>>> => {
    const required = await requireNote(parts, noteId, 'remove')
    if (!required.ok) return required
    const { note, place } = required.value
    const { deletedAt, audience } = note
    const restored = ok({ id: note.postId, place })
    if (deletedAt === null) return restored
    if (deletedAt <= parts.clock.now() - DELETED_NOTE_KEPT)
      return fail('NOT_FOUND', postNotesWording.messages.noNote, 'noteId')
    const refused =
      (await whyNotRestored(parts, required.value)) ?? (await whyFull(parts, required.value, audience))
    if (refused) return refused
    await parts.db.write([setNoteDeleted(noteId, null)])
    return restored
  },
)
