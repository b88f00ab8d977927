import { importMessages } from '../../../schema/wording/imports'
import {
  broughtEntries,
  forgetItem,
  type ImportEntry,
  type OwnImport,
  setImportPosition,
  setImportState,
  setUndone,
} from '../../data/import/imports'
import { setTrashed } from '../../data/post/trash-writes'
import { savedPostById } from '../../data/post/writes-state'
import { moved } from '../draft/trash'
import type { AdvanceParts } from './advance-parts'

/** Entries that are read at a time. */
const AT_ONCE = 20

/**
 * Puts the stories of an import into the trash, except those that were changed since and those that were there before.
 * Rule: docs/rules/import.md, "Undo".
 *
 * @param until when the step ends.
 * @returns whether there is more to do.
 */
export async function takeBack(parts: AdvanceParts, row: OwnImport, until: number): Promise<boolean> {
  const { db, clock } = parts
  for (;;) {
    const entries = await db.all(broughtEntries, row.id, AT_ONCE)
    if (entries.length === 0) break
    for (const entry of entries) await takeBackEntry(parts, row, entry)
    if (clock.now() >= until) {
      await db.write([setImportPosition(row.id, 'undoing', 0, clock.now())])
      return true
    }
  }
  await db.write([setImportState(row.id, 'undoing', 'undone', null, clock.now())])
  return false
}

async function takeBackEntry(parts: AdvanceParts, row: OwnImport, entry: ImportEntry): Promise<void> {
  const { db, clock } = parts
  const { postId, position } = entry
  const keep = (why: string) => db.write([setUndone(row.id, position, 'kept', why)])
  if (postId === null || entry.outcome === 'updated') {
    await keep(importMessages.before)
    return
  }
  // What is being written just now counts as a change, too.
  await parts.drafts.store(postId)
  const saved = await db.first(savedPostById, postId)
  const isGone = saved === undefined || saved.state === 'trashed' || saved.state === 'removed'
  if (!isGone && (saved.revision !== entry.revision || saved.updatedAt !== entry.savedAt)) {
    await keep(importMessages.changed)
    return
  }
  const forget = [forgetItem(row.ownerId, postId), setUndone(row.id, position, 'undone', '')]
  if (isGone) {
    await db.write(forget)
    return
  }
  const trash = [setTrashed(postId, saved.state as Parameters<typeof setTrashed>[1], clock.now()), ...forget]
  const result = await moved(
    { ...parts, reindex: (ids) => ids.forEach(parts.reindex) },
    saved,
    'trashed',
    trash,
  )
  if (!result.ok && result.failure.code === 'CONFLICT') await keep(importMessages.changed)
}
