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
    if (file.size > MAX_STORY_FILE) throw new ExportError('too-large', 'It is longer than a story may be.')
    const text = await textOfFile(file)
    const path = file.name || 'story.md'
    if (text.includes('\0'))
      throw new ExportError('not-an-export', 'This is no text: it has bytes of a program or picture.')
    return {
      survey,
      entries: (from) => (from > 0 ? [] : [{ position: 0, ...readMarkdown(path, text, now, site) }]),
    }
  }
  const archive = await Archive.open(file)
  if (!archive.files.some(({ path }) => isMarkdown(path)))
    throw new ExportError('not-an-export', 'The archive has no Markdown: no file of it ends in .md.')
  return {
    survey,
    entries: (from) =>
      archiveEntries(archive, from, isMarkdown, (path, text) => readMarkdown(path, text, now)),
    picture: archivePicture(archive),
  }
}
