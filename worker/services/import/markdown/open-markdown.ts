import { importProblems } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveEntries, archiveFile, archivePicture, MAX_STORY_FILE } from '../archive/archive-entries'
import { ExportError, type ExportReader, type OpenOptions } from '../export-reader'
import { ArchiveData } from '../own-data/archive-data'
import { isZip, type SourceFile, textOfFile } from '../source-file'
import { hasFrontMatter } from './front-matter'
import { readMarkdown } from './read-markdown'

const isMarkdown = (path: string): boolean => /\.(?:md|mdx|markdown|mdown|mkd|mkdn)$/i.test(path)

/** Pages of HTML with front matter are stories of generators of sites, too. */
const mayBeStory = (path: string): boolean => isMarkdown(path) || /\.html?$/i.test(path)

/**
 * Opens a Markdown file, or an archive of them with their pictures. Rule: docs/rules/import.md, "Markdown".
 *
 * @throws ExportError
 */
export async function openMarkdown(file: SourceFile, { now, site }: OpenOptions): Promise<ExportReader> {
  const survey = { title: '', description: '', authors: [] }
  if (!(await isZip(file))) {
    if (file.size > MAX_STORY_FILE) throw new ExportError('too-large', importProblems.storyTooLong)
    const read = await textOfFile(file)
    const path = file.name || 'story.md'
    if (read.text.includes('\0')) throw new ExportError('not-an-export', importProblems.markdown.notText)
    return {
      survey,
      entries: (from) =>
        from > 0 ? [] : [{ position: 0, ...readMarkdown(path, read.text, now, { site, notes: read.notes }) }],
    }
  }
  const archive = await Archive.open(file)
  // An export of ours may have no story.
  if (!archive.files.some(({ path }) => mayBeStory(path)))
    throw new ExportError('not-an-export', importProblems.markdown.none)
  const ownData = ArchiveData.of(archive)
  return {
    survey,
    ...(ownData ? { ownData } : {}),
    entries: (from) =>
      archiveEntries(archive, from, mayBeStory, (path, file) =>
        isMarkdown(path) || hasFrontMatter(file.text)
          ? readMarkdown(path, file.text, now, { notes: file.notes })
          : { kind: 'ignored', type: 'html' },
      ),
    picture: archivePicture(archive),
    file: archiveFile(archive),
  }
}
