import { EXPORT_KEPT } from '../../../schema/rules/exports'
import { MINUTE } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import {
  type AccountExport,
  endExport,
  endPart,
  exportById,
  giveUp,
  insertExportPart,
  keepUp,
  letGo,
  takeUp,
} from '../../data/export/exports'
import { usersByIds } from '../../data/user/queries'
import type { Exports } from '../../platform/exports/exports'
import type { Site } from '../parts'
import { PartWriter } from './part-writer'
import { writePart } from './write-part'
import { writeSitePart } from './write-site-part'

/** How long a step may be silent before another one takes its place, in milliseconds. */
export const EXPORT_SILENT = 2 * MINUTE
/** How often a part is begun before the export is given up. */
const MOST_ATTEMPTS = 5

export interface ExportPorts {
  db: Database
  clock: { now(): number }
  newId: () => string
  exports: Exports
  site: Pick<Site, 'productName'>
  /** The main host's origin. */
  origin: string
}

/** The step has lost the export to another one. */
class Lost extends Error {
  override readonly name = 'Lost'
}

/**
 * One step of an export: writes a part, starting where the last one ended. A part counts once the batch that says so has
 * been written; a step that stops before that is repeated and writes the same part again. Rule: docs/rules/export.md,
 * "The job".
 *
 * @returns what is to come: another step, telling the person, or nothing.
 * @throws if the part can't be written: the message is to be retried.
 */
export async function advanceExport(
  ports: ExportPorts,
  exportId: string,
): Promise<'more' | 'ready' | 'nothing'> {
  const { db, clock, exports } = ports
  const run = ports.newId()
  const now = clock.now()
  const [taken] = await db.write([takeUp(exportId, run, now, now - EXPORT_SILENT)])
  if (taken !== 1) return 'nothing'
  const row = await db.first(exportById, exportId)
  if (row === undefined) return 'nothing'
  if (row.attempts > MOST_ATTEMPTS) {
    await db.write([giveUp(exportId, run, now)])
    await exports.remove(exportId, row.partCount)
    return 'nothing'
  }
  try {
    return await writeNext(ports, row, run)
  } catch (error) {
    if (error instanceof Lost) return 'nothing'
    await db.write([letGo(exportId, run, clock.now())])
    throw error
  }
}

async function writeNext(
  ports: ExportPorts,
  row: AccountExport,
  run: string,
): Promise<'more' | 'ready' | 'nothing'> {
  const { db, clock, exports, site, origin } = ports
  const part = row.partCount + 1
  const [owner] = await db.all(usersByIds, JSON.stringify([row.ownerId]))
  const name = owner?.name || owner?.username || ''
  const [zip, known] = await Promise.all([exports.openPart(row.id, part), exports.noted(row.id, part)])
  try {
    const writer = new PartWriter(exports, zip, clock.now())
    let done = row.storiesDone
    const next = await (row.isWholeSite === 1 ? writeSitePart : writePart)({
      db,
      writer,
      row,
      author: name,
      username: owner?.username ?? '',
      productName: site.productName,
      origin,
      known: { has: (id) => known.has(id) || writer.has(id) },
      progress: async (storiesDone) => {
        done = storiesDone
        const [held] = await db.write([keepUp(row.id, run, storiesDone, clock.now())])
        if (held !== 1) throw new Lost('Another step has taken the export up')
      },
    })
    const bytes = await writer.finish(
      row.isWholeSite === 1 ? null : { part, name, productName: site.productName },
    )
    if (next) await exports.note(row.id, part, writer.pictureIds)
    const now = clock.now()
    const end = next
      ? endPart(row.id, run, part, next.stage, next.position, done, now)
      : endExport(row.id, run, part, done, now, now + EXPORT_KEPT)
    const [, ended] = await db.write([insertExportPart({ exportId: row.id, number: part, bytes }), end])
    if (ended !== 1) return 'nothing'
    return next ? 'more' : 'ready'
  } catch (error) {
    await zip.abandon()
    throw error
  }
}
