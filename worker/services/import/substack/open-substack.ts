import { parse } from 'csv-parse/browser/esm/sync'
import { importNotes, importProblems, importReasons } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveEntries, archivePicture } from '../archive/archive-entries'
import { ExportError, type ExportReader, type OpenOptions, type ReadEntry } from '../export-reader'
import { htmlToParagraphs } from '../html-to-paragraphs'
import { isZip, type SourceFile, withoutMark } from '../source-file'
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
  const rows = postRows(csv)
  const idOf = (path: string): string => /^(.*)\.html?$/is.exec(path.split('/').pop() ?? '')?.[1] ?? ''
  const read = (path: string, html: string): ReadEntry =>
    readPost(rows.get(idOf(path)) ?? {}, path, html, now)
  return {
    survey: { title: '', description: '', authors: [] },
    // Pages that the list doesn't name are of something else.
    entries: (from) => archiveEntries(archive, from, (path) => rows.has(idOf(path)), read),
    picture: archivePicture(archive),
  }
}

/** The list's rows by the id that the pages are named by. */
export function postRows(csv: string): Map<string, Row> {
  const rows: Row[] = parse(withoutMark(csv), {
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  })
  return new Map(rows.map((row) => [row.post_id ?? '', row]))
}

function readPost(row: Row, path: string, html: string, now: number): ReadEntry {
  const body = htmlToParagraphs(html, { embedsAddresses: true })
  const at = Date.parse(row.post_date ?? '')
  const { state, note } = stateOf(row, at, now)
  const title = row.title ?? ''
  if (row.type === 'thread') return { kind: 'skipped', item: title || path, reason: importReasons.thread }
  return storyEntry({
    guid: row.post_id ?? path,
    label: path,
    title,
    subtitle: row.subtitle ?? '',
    body,
    tags: [],
    state,
    publishedAt: Number.isFinite(at) ? at : undefined,
    creator: '',
    language: languageOf(body, ''),
    notes: [...(note ? [note] : []), ...(row.podcast_url ? [importNotes.recording(row.podcast_url)] : [])],
  })
}

function stateOf(
  { is_published: published, audience = 'everyone' }: Row,
  at: number,
  now: number,
): { state: 'draft' | 'scheduled' | 'published'; note?: string } {
  if (!/^(?:true|1|t)$/i.test(published ?? '')) return { state: 'draft', note: importNotes.unpublished }
  if (audience !== 'everyone') return { state: 'draft', note: importNotes.subscribersOnly }
  return at > now ? { state: 'scheduled' } : { state: 'published' }
}
