import { failed, ok, type Result } from '../result'
import { ArchivePictures } from './archive/archive-pictures'
import { ExportError, type ExportReader, type OpenOptions, type ReadEntry } from './export-reader'
import { type Format, openExport } from './formats'
import { PublicationDestination } from './publication'
import { emptyReport, ImportError, type ImportReport, type NotImported } from './report'
import type { SourceFile } from './source-file'
import { type ImportPorts, StoryImport, type Written } from './story-import'
import type { TargetInput } from './target'

/**
 * Imports a file into a publication, all at once. A file that can't be read, or fetched, writes nothing. Rule:
 * docs/rules/import.md.
 */
export async function importFile(
  ports: ImportPorts,
  format: Format,
  file: SourceFile | (() => Promise<SourceFile>),
  input: TargetInput,
  options: Omit<OpenOptions, 'now'> = {},
): Promise<Result<ImportReport, NotImported>> {
  try {
    const source = typeof file === 'function' ? await file() : file
    const reader = await openExport(format, source, { ...options, now: ports.clock.now() })
    return ok(await importAll(ports, format, reader, input))
  } catch (error) {
    if (error instanceof ExportError) return failed(new ImportError(error.reason, error.message).failure)
    if (error instanceof ImportError) return failed(error.failure)
    throw error
  }
}

async function importAll(
  ports: ImportPorts,
  format: Format,
  reader: ExportReader,
  input: TargetInput,
): Promise<ImportReport> {
  const destination = await PublicationDestination.open(ports, format, reader.survey, input)
  const pictures = new ArchivePictures(ports, reader)
  const run = new StoryImport({ ...ports, pictures }, { format, destination })
  const report = emptyReport(destination.name, pictures.counts)
  await run.start()
  for await (const entry of reader.entries(0))
    addToReport(report, entry, entry.kind === 'story' ? await run.write(entry) : undefined)
  return report
}

/** Adds what became of an entry. */
function addToReport(report: ImportReport, entry: ReadEntry, written: Written | undefined): void {
  if (entry.kind === 'ignored') report.ignored[entry.type] = (report.ignored[entry.type] ?? 0) + 1
  else if (entry.kind === 'skipped') report.skipped.push({ item: entry.item, reason: entry.reason })
  else if (written?.outcome === 'skipped')
    report.skipped.push({ item: entry.story.title, reason: written.reason })
  else if (written) {
    report[written.outcome] += 1
    if (written.outcome === 'unchanged') return
    for (const note of written.notes) report.notes.push({ item: entry.story.title, note })
  }
}
