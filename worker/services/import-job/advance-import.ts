import { onOneLine } from '../../../schema/rules/clean-text'
import { importNotes } from '../../../schema/wording/import-reasons'
import { importMessages } from '../../../schema/wording/imports'
import type { Statement } from '../../data/database'
import {
  importById,
  insertEntry,
  leftOutPositions,
  MOST_ENTRIES,
  type OwnImport,
  setImportPosition,
  setImportState,
  setOutcome,
} from '../../data/import/imports'
import { ArchivePictures } from '../import/archive/archive-pictures'
import { type ExportEntry, ExportError, type ExportReader } from '../import/export-reader'
import { openExport } from '../import/formats'
import { StoryImport } from '../import/story-import'
import type { AdvanceParts } from './advance-parts'
import { pieceRows, restorePieces } from './own-data/restore-pieces'
import { PersonDestination } from './person'
import { takeBack } from './take-back'

/** How long one step goes on before the queue hears of the next, in milliseconds. */
const STEP = 10_000
/** Entries that the preview writes at a time. */
const AT_ONCE = 50

/**
 * One step of an import: it goes on where the last one stopped, however that ended. Each story is a batch with the
 * record of what became of it, so that a step that is repeated changes nothing. Rule: docs/rules/import.md, "The job".
 *
 * @returns whether there is more to do.
 */
export async function advanceImport(parts: AdvanceParts, importId: string): Promise<boolean> {
  const row = await parts.db.first(importById, importId)
  if (row?.state === 'reading') return opened(parts, row, (reader) => readEntries(parts, row, reader))
  if (row?.state === 'importing') return opened(parts, row, (reader) => writeStories(parts, row, reader))
  if (row?.state === 'undoing') return takeBack(parts, row, parts.clock.now() + STEP)
  return false
}

/** Opens the file. One that can't be read ends the import with the reason. */
async function opened(
  parts: AdvanceParts,
  row: OwnImport,
  work: (reader: ExportReader) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work(await openExport(row.format, parts.file(row), { now: parts.clock.now() }))
  } catch (error) {
    if (!(error instanceof ExportError)) throw error
    await parts.db.write([setImportState(row.id, row.state, 'failed', error.message, parts.clock.now())])
    await parts.removeFile(row.id)
    return false
  }
}

/** How many notes a story's entry holds, and how many characters. */
const MOST_NOTES = 100
const MOST_CHARACTERS = 40_000

/** Notes as they are stored: one line each. What doesn't fit is counted. */
function lines(notes: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const note of new Set(notes.map(onOneLine))) {
    length += note.length + 1
    if (kept.length === MOST_NOTES || length > MOST_CHARACTERS) break
    kept.push(note)
  }
  const left = new Set(notes).size - kept.length
  return [...kept, ...(left > 0 ? [importNotes.more(left)] : [])].join('\n')
}

function entryRow(importId: string, entry: ExportEntry): Statement[] {
  const { position } = entry
  if (entry.kind === 'ignored') return []
  if (entry.kind === 'skipped')
    return [insertEntry({ importId, position, title: entry.item.slice(0, 300), notes: entry.reason })]
  const { title, state, publishedAt = null } = entry.story
  return [insertEntry({ importId, position, title, state, publishedAt, notes: lines(entry.notes) })]
}

/** Reads the file for the preview. */
async function readEntries(parts: AdvanceParts, row: OwnImport, reader: ExportReader): Promise<boolean> {
  const { db, clock } = parts
  const until = clock.now() + STEP
  let waiting: Statement[] = []
  const save = async (position: number) => {
    await db.write([...waiting, setImportPosition(row.id, 'reading', position, clock.now())])
    waiting = []
  }
  for await (const entry of reader.entries(row.position)) {
    waiting.push(...entryRow(row.id, entry))
    if (waiting.length < AT_ONCE && clock.now() < until) continue
    await save(entry.position + 1)
    if (clock.now() >= until) return true
  }
  waiting.push(...(await pieceRows(row.id, reader)))
  await db.write([...waiting, setImportState(row.id, 'reading', 'ready', null, clock.now())])
  return false
}

/** Writes the stories. */
async function writeStories(parts: AdvanceParts, row: OwnImport, reader: ExportReader): Promise<boolean> {
  const { db, clock } = parts
  const until = clock.now() + STEP
  const pictures = new ArchivePictures(parts, reader)
  const run = new StoryImport(
    { ...parts, pictures },
    { format: row.format, destination: new PersonDestination(row.ownerId), asDrafts: row.asDrafts === 1 },
  )
  await run.start()
  const leftOut = new Set(
    (await db.all(leftOutPositions, row.id, MOST_ENTRIES)).map(({ position }) => position),
  )
  for await (const entry of reader.entries(row.position)) {
    const { position } = entry
    const next = setImportPosition(row.id, 'importing', position + 1, clock.now())
    if (leftOut.has(position)) {
      await db.write([outcome(row.id, entry, importMessages.leftOut), next])
    } else if (entry.kind !== 'story') {
      await db.write([...(entry.kind === 'skipped' ? [outcome(row.id, entry, entry.reason)] : []), next])
    } else {
      const written = await run.write(entry, (now) =>
        now.outcome === 'skipped'
          ? []
          : [setOutcome(row.id, position, now.outcome, now.postId, lines(now.notes))],
      )
      if (written.outcome === 'skipped') await db.write([outcome(row.id, entry, written.reason), next])
      else
        await db.write([
          setOutcome(row.id, position, written.outcome, written.postId, lines(written.notes)),
          next,
        ])
    }
    if (clock.now() >= until) return true
  }
  if (await restorePieces(parts, row, { reader, pictures, leftOut, until })) return true
  await db.write([setImportState(row.id, 'importing', 'done', null, clock.now())])
  await parts.removeFile(row.id)
  return false
}

const outcome = (importId: string, { position }: ExportEntry, reason: string): Statement =>
  setOutcome(importId, position, 'skipped', null, reason)
