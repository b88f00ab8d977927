import { importProblems, importReasons } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveEntries, archivePicture, MAX_STORY_FILE } from '../archive/archive-entries'
import type { Decoded } from '../decode'
import type { ExportAuthor, ExportReader, OpenOptions, ReadEntry } from '../export-reader'
import { ExportError } from '../export-reader'
import { isZip, type SourceFile, textOfFile } from '../source-file'
import { storyEntry } from '../story-entry'
import { readMediumPage } from './read-medium-page'

const isPage = (path: string): boolean => /\.html?$/i.test(path)

/** How many files are looked at for the account that the export is of. */
const LOOKS = 20

/**
 * Opens an export of Medium: the archive, or a single story of it. Stories are known by their structure, never by names
 * or words, which are in the language of the account. Rule: docs/rules/import.md, "Medium".
 *
 * @throws ExportError
 */
export async function openMedium(file: SourceFile, options: OpenOptions): Promise<ExportReader> {
  const authors: ExportAuthor[] = []
  const survey = { title: '', description: '', authors }
  const read = (path: string, { text, notes }: Decoded): ReadEntry => {
    const page = readMediumPage(text, path)
    if (page === undefined) return { kind: 'ignored', type: 'html' }
    if (page.isResponse) return { kind: 'skipped', item: page.story.title, reason: importReasons.response }
    const creator = page.author?.login ?? authors[0]?.login ?? ''
    const state = page.isDraft ? 'draft' : stateAt(page, options.now)
    return storyEntry({ ...page.story, creator, state, notes: [...page.story.notes, ...notes] })
  }
  const meet = (path: string, { text }: Decoded): boolean => {
    const author = readMediumPage(text, path)?.author
    if (author) authors.push(author)
    return author !== undefined
  }
  if (!(await isZip(file))) {
    if (file.size > MAX_STORY_FILE) throw new ExportError('too-large', importProblems.storyTooLong)
    const page = await textOfFile(file)
    if (readMediumPage(page.text, file.name) === undefined)
      throw new ExportError('not-an-export', importProblems.medium.notAnExport)
    meet(file.name, page)
    return { survey, entries: (from) => (from > 0 ? [] : [{ position: 0, ...read(file.name, page) }]) }
  }
  const archive = await Archive.open(file)
  const pages = archive.files.filter(({ path, fault }) => fault === undefined && isPage(path))
  if (pages.length === 0) throw new ExportError('not-an-export', importProblems.medium.noPages)
  for (const { path } of pages.slice(0, LOOKS)) {
    const page = await archive.text(path, MAX_STORY_FILE)
    if (page && meet(path, page)) break
  }
  return {
    survey,
    entries: (from) => archiveEntries(archive, from, isPage, read),
    picture: archivePicture(archive),
  }
}

const stateAt = ({ story }: { story: { publishedAt?: number | undefined } }, now: number) =>
  (story.publishedAt ?? 0) > now ? ('scheduled' as const) : ('published' as const)
