import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { postNotesWording } from '../../../schema/wording/post-notes'
import { setNoteResolved } from '../../data/post-note/writes'
import type { Needs } from '../parts'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotesOfStory } from './read-notes'
import { type NoNote, requireNote } from './require-note'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>

/** Marks a note as done, or opens it again. Idempotent: who did it first, and when, stays. */
export const resolvePostNote = defineUseCase(
  v.object({ noteId: entityId, isResolved: v.boolean() }),
  async (parts: Parts, { noteId, isResolved }): Promise<Result<NotesOfStory, NoNote>> => {
    const required = await requireNote(parts, noteId, 'resolve')
    if (!required.ok) return required
    const { note, place, actor } = required.value
    if (note.parentId !== null) return fail('NOT_FOUND', postNotesWording.messages.noNote, 'noteId')
    if ((note.resolvedAt !== null) !== isResolved) {
      const now = parts.clock.now()
      await parts.db.write([setNoteResolved(noteId, isResolved ? now : null, isResolved ? actor.id : null)])
    }
    return ok({ id: note.postId, place })
  },
)
