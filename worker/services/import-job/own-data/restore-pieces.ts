import { importMessages } from '../../../../schema/wording/imports'
import type { Statement } from '../../../data/database'
import {
  insertEntry,
  MOST_ENTRIES,
  type OwnImport,
  setImportPosition,
  setOutcome,
} from '../../../data/import/imports'
import type { ExportReader } from '../../import/export-reader'
import type { PictureStore } from '../../import/pictures/picture-store'
import type { AdvanceParts } from '../advance-parts'
import { piecesOf } from './pieces'
import { type Piece, type Restored, Restoring } from './restoring'

/** What the preview says of what an export has besides stories: each piece has a place behind all files. */
export async function pieceRows(importId: string, { ownData }: ExportReader): Promise<Statement[]> {
  const pieces = ownData ? await piecesOf(ownData) : []
  return pieces.map(({ kind, title }, i) =>
    insertEntry({ importId, position: MOST_ENTRIES + i, kind, title }),
  )
}

/** Brings back a piece; never throws, so that the others come back. */
async function restored(piece: Piece, restoring: Restoring): Promise<Restored> {
  try {
    return await piece.restore(restoring)
  } catch (error) {
    const { kind } = piece
    console.error(JSON.stringify({ event: 'import-piece-failed', kind, error: String(error) }))
    return { outcome: 'skipped', notes: [importMessages.failed] }
  }
}

/**
 * Brings back what an export of ours has besides stories, each piece in one batch of its own: what is there already
 * isn't changed, so a step that is repeated changes nothing. Rule: docs/rules/import.md, "Our own exports".
 *
 * @returns whether there is more to do.
 */
export async function restorePieces(
  parts: AdvanceParts,
  row: OwnImport,
  {
    reader: { ownData },
    pictures,
    leftOut,
    until,
  }: { reader: ExportReader; pictures: PictureStore; leftOut: ReadonlySet<number>; until: number },
): Promise<boolean> {
  if (!ownData) return false
  const { db, clock } = parts
  const restoring = await Restoring.begin(parts, row, { data: ownData, pictures })
  if (!restoring) return false
  for (const [i, piece] of (await piecesOf(ownData)).entries()) {
    const position = MOST_ENTRIES + i
    if (position < row.position) continue
    const { outcome, notes } = leftOut.has(position)
      ? { outcome: 'skipped' as const, notes: [importMessages.leftOut] }
      : await restored(piece, restoring)
    await db.write([
      setOutcome(row.id, position, outcome, null, notes.join('\n')),
      setImportPosition(row.id, 'importing', position + 1, clock.now()),
    ])
    if (clock.now() >= until) return true
  }
  return false
}
