import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { entityId } from '../../../schema/inputs/text'
import { setNoteText } from '../../data/post-note/writes'
import type { Blocked } from '../block/barrier'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotesOfStory } from './read-notes'
import { type NoNote, requireReachableNote } from './require-note'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>

/** Changes the words of one's own note. */
export const editPostNote = defineUseCase(
  v.object({ noteId: entityId, text: postNoteText }),
  async (parts: Parts, { noteId, text }): Promise<Result<NotesOfStory, NoNote | Blocked>> => {
    const required = await requireReachableNote(parts, noteId, 'change')
    if (!required.ok) return required
    const { note, place } = required.value
    if (text !== note.text) await parts.db.write([setNoteText(noteId, text, parts.clock.now())])
    return ok({ id: note.postId, place })
  },
)
