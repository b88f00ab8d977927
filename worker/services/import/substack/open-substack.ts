import { parse } from 'csv-parse/browser/esm/sync'
import { safeWebAddress } from '../../../../schema/rules/links'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { importNotes, importProblems, importReasons } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveEntries, archivePicture } from '../archive/archive-entries'
import type { Decoded } from '../decode'
import {
  type ExportEntry,
  ExportError,
  type ExportReader,
  type OpenOptions,
  type ReadEntry,
} from '../export-reader'
import { readHtml } from '../html-to-paragraphs'
import { withoutEntities } from '../plain-text'
import { isZip, type SourceFile } from '../source-file'
import { languageOf, storyEntry } from '../story-entry'

/** The largest list of stories. */
const LARGEST_LIST = 10_000_000

type Row = Readonly<Record<string, string | undefined>>

/**
 * Opens a Substack export: an archive with the list of the stories and a page for each. Rule: docs/rules/import.md,
 * "Substack".
 *
 * @throws ExportError
 */
export async function openSubstack(file: SourceFile, { now }: OpenOptions): Promise<ExportReader> {
  if (!(await isZip(file))) throw new ExportError('not-an-export', importProblems.substack.notAnExport)
  const archive = await Archive.open(file)
  const list = archive.files.find(
    ({ path, fault }) => fault === undefined && /(?:^|\/)posts\.csv$/.test(path),
  )
  const csv = list && (await archive.text(list.path, LARGEST_LIST))
  if (csv === undefined) throw new ExportError('not-an-export', importProblems.substack.noList)
  const rows = postRows(csv.text)
  const idOf = (path: string): string => /^(.*)\.html?$/is.exec(path.split('/').pop() ?? '')?.[1] ?? ''
  const read = (path: string, { text, notes }: Decoded): ReadEntry =>
    readPost(rows.get(idOf(path)) ?? {}, path, text, { now, notes: [...csv.notes, ...notes] })
  return {
    survey: { title: '', description: '', authors: [] },
    // Pages that the list doesn't name are of something else.
    entries: (from) => entriesAndRest(archive, from, rows, read, idOf, now),
    picture: archivePicture(archive),
  }
}

/** The pages, and after them the rows of the list that have none: an episode may be its recording alone. */
async function* entriesAndRest(
  archive: Archive,
  from: number,
  rows: ReadonlyMap<string, Row>,
  read: (path: string, file: Decoded) => ReadEntry,
  idOf: (path: string) => string,
  now: number,
): AsyncGenerator<ExportEntry> {
  yield* archiveEntries(archive, from, (path) => rows.has(idOf(path)), read)
  const paged = new Set(archive.files.map(({ path }) => idOf(path)))
  const rest = [...rows].filter(([id]) => id !== '' && !paged.has(id))
  for (const [i, [id, row]] of rest.entries()) {
    const position = archive.files.length + i
    if (position >= from) yield { position, ...readPost(row, id, '', { now, notes: [] }) }
  }
}

/** The list's rows by the id that the pages are named by. */
export function postRows(csv: string): Map<string, Row> {
  const rows: Row[] = parse(csv, {
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  })
  return new Map(rows.map((row) => [row.post_id ?? '', row]))
}

/** A recording at the top of an episode, as a player. */
const recordingHtml = (address: string): string =>
  safeWebAddress(address) === undefined ? '' : `<audio src="${escapeMarkup(address)}"></audio>`

function readPost(
  row: Row,
  path: string,
  html: string,
  { now, notes }: { now: number; notes: readonly string[] },
): ReadEntry {
  const recording = row.podcast_url?.trim() ?? ''
  const isShown = recording === '' || html.includes(escapeMarkup(recording))
  const read = readHtml(`${isShown ? '' : recordingHtml(recording)}${html}`, { embedsAddresses: true })
  const at = Date.parse(row.post_date ?? '')
  const { state, note, isLocked } = stateOf(row, at, now)
  const title = withoutEntities(row.title ?? '')
  if (row.type === 'thread') return { kind: 'skipped', item: title || path, reason: importReasons.thread }
  return storyEntry({
    guid: row.post_id ?? path,
    label: path,
    title,
    subtitle: withoutEntities(row.subtitle ?? ''),
    body: read.body,
    tags: [],
    state,
    publishedAt: Number.isFinite(at) ? at : undefined,
    creator: '',
    language: languageOf(read.body, ''),
    isPartlyLocked: read.isPartlyLocked,
    ...(isLocked ? { settings: { access: 'locked' } } : {}),
    notes: [...(note ? [note] : []), ...notes, ...read.notes],
  })
}

function stateOf(
  { is_published: published, audience = '' }: Row,
  at: number,
  now: number,
): { state: 'draft' | 'scheduled' | 'published'; note?: string; isLocked: boolean } {
  const isLocked = !/^(?:everyone)?$/i.test(audience)
  if (!/^(?:true|1|t)$/i.test(published ?? ''))
    return { state: 'draft', note: importNotes.unpublished, isLocked }
  if (isLocked) return { state: 'draft', note: importNotes.subscribersOnly, isLocked }
  return { state: at > now ? 'scheduled' : 'published', isLocked }
}
