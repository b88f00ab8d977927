import { DELETED_NOTE_KEPT } from '../../../schema/rules/post-notes'
import { deleteNotesRemovedBefore } from '../../data/post-note/writes'
import type { Needs } from '../parts'

/**
 * Deletes notes that were deleted more than a day ago; of those that have answers, the words. `perRun` at most.
 * Idempotent. Rule: docs/rules/post-notes.md, "Deleting".
 */
export async function eraseNotes({ db, clock }: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  await db.write(deleteNotesRemovedBefore(clock.now() - DELETED_NOTE_KEPT, perRun))
}
