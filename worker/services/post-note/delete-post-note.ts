import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { setNoteDeleted } from '../../data/post-note/writes'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotesOfStory } from './read-notes'
import { type NoNote, requireNote } from './require-note'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>

/** Deletes one's own note. Idempotent. Rule: docs/rules/post-notes.md, "Deleting". */
export const deletePostNote = defineUseCase(
  v.object({ noteId: entityId }),
  async (parts: Parts, { noteId }): Promise<Result<NotesOfStory, NoNote>> => {
    const required = await requireNote(parts, noteId, 'remove')
    if (!required.ok) return required
    const { note, place } = required.value
    if (note.deletedAt === null) await parts.db.write([setNoteDeleted(noteId, parts.clock.now())])
    return ok({ id: note.postId, place })
  },
)
