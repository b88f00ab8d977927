import { DELETED_NOTE_KEPT } from '../../schema/rules/post-notes'
import { Database } from '../data/database'
import { deleteNotesRemovedBefore } from '../data/post-note/writes'
import type { Clock } from '../platform/clock'

/** How many notes one sweep deletes; the next follows in a minute. */
const ROWS = 500

/** Deletes notes that were deleted more than a day ago. Idempotent. Rule: docs/rules/post-notes.md, "Deleting". */
export async function sweepPostNotes(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write(deleteNotesRemovedBefore(clock.now() - DELETED_NOTE_KEPT, ROWS))
}
