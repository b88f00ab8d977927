import { deleteExports, exportsExpired, exportsLeft, exportsUntold } from '../../data/export/exports'
import type { JobNeeds } from '../parts'
import { advanceExport, EXPORT_SILENT } from './advance-export'
import { tellPerson } from './tell-person'

type ExportParts = JobNeeds<'clock' | 'db' | 'exports' | 'mailer' | 'mainOrigin' | 'newId' | 'site'>

/**
 * Makes a step of each export, which asks for the next.
 *
 * @throws if a part can't be written.
 */
export async function advanceExports(parts: ExportParts, exportIds: readonly string[]): Promise<void> {
  const { clock, db, exports, mainOrigin: origin, newId, site } = parts
  for (const exportId of new Set(exportIds)) {
    const outcome = await advanceExport({ clock, db, exports, newId, origin, site }, exportId)
    if (outcome === 'more') await exports.advance(exportId)
    if (outcome === 'ready') await tellPerson(parts, exportId)
  }
}

/**
 * Has exports go on whose message was lost or whose worker was killed, tells people whom no mail has reached, and deletes
 * exports whose time is over, with their files: `perRun` of each at most. Rule: docs/rules/export.md, "The job".
 */
export async function sweepExports(parts: ExportParts, perRun: number): Promise<void> {
  const { db, clock, exports } = parts
  const now = clock.now()
  const [left, untold, expired] = await Promise.all([
    db.all(exportsLeft, now - EXPORT_SILENT, perRun),
    db.all(exportsUntold, now - EXPORT_SILENT, perRun),
    db.all(exportsExpired, now, perRun),
  ])
  for (const { id } of left) await exports.advance(id)
  for (const { id, partCount } of expired) await exports.remove(id, partCount)
  await db.write(expired.length === 0 ? [] : deleteExports(expired.map(({ id }) => id)))
  const gone = new Set(expired.map(({ id }) => id))
  for (const { id } of untold) if (!gone.has(id)) await tellPerson(parts, id)
}
