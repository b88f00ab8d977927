import { importProblems } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveEntries, archivePicture, MAX_STORY_FILE } from '../archive/archive-entries'
import { ExportError, type ExportReader, type OpenOptions } from '../export-reader'
import { isZip, type SourceFile, textOfFile } from '../source-file'
import { readMarkdown } from './read-markdown'

const isMarkdown = (path: string): boolean => /\.(?:md|mdx|markdown|mdown)$/i.test(path)

/**
 * Opens a Markdown file, or an archive of them with their pictures. Rule: docs/rules/import.md, "Markdown".
 *
 * @throws ExportError
 */
export async function openMarkdown(file: SourceFile, { now, site }: OpenOptions): Promise<ExportReader> {
  const survey = { title: '', description: '', authors: [] }
  if (!(await isZip(file))) {
    if (file.size > MAX_STORY_FILE) throw new ExportError('too-large', importProblems.storyTooLong)
    const text = await textOfFile(file)
    const path = file.name || 'story.md'
    if (text.includes('\0')) throw new ExportError('not-an-export', importProblems.markdown.notText)
    return {
      survey,
      entries: (from) => (from > 0 ? [] : [{ position: 0, ...readMarkdown(path, text, now, site) }]),
    }
  }
  const archive = await Archive.open(file)
  if (!archive.files.some(({ path }) => isMarkdown(path)))
    throw new ExportError('not-an-export', importProblems.markdown.none)
  return {
    survey,
    entries: (from) =>
      archiveEntries(archive, from, isMarkdown, (path, text) => readMarkdown(path, text, now)),
    picture: archivePicture(archive),
  }
}
