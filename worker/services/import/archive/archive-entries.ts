import { IMAGE_MAX_BYTES } from '../../../../schema/rules/images/limits'
import { MAX_FILE_BYTES } from '../../../../schema/rules/limits'
import { importReasons } from '../../../../schema/wording/import-reasons'
import type { Decoded } from '../decode'
import type { ExportEntry, ExportReader, ReadEntry } from '../export-reader'
import type { Archive } from './archive'

/** The most bytes of a file that could still be a story, with its markup. */
export const MAX_STORY_FILE = 5_000_000

/** Files that file managers put into archives. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?)$/i

/** What a file of an archive is, if it is no story: its ending. */
const typeOf = (path: string): string =>
  PICTURE.test(path) ? 'picture' : (/\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? 'file')

/**
 * The entries of an archive whose stories are files: each is unpacked when its turn has come, and forgotten afterwards.
 *
 * @param isStory whether a file could be one, by its path.
 * @param read reads the text of one.
 */
export async function* archiveEntries(
  archive: Archive,
  from: number,
  isStory: (path: string) => boolean,
  read: (path: string, file: Decoded) => ReadEntry | Promise<ReadEntry>,
): AsyncGenerator<ExportEntry> {
  for (const [position, file] of archive.files.entries()) {
    if (position < from || LITTER.test(file.path)) continue
    const { path, fault } = file
    const skip = (reason: string): ExportEntry => ({ position, kind: 'skipped', item: path, reason })
    if (fault !== undefined) yield skip(fault)
    else if (!isStory(path)) yield { position, kind: 'ignored', type: typeOf(path) }
    else if (file.size > MAX_STORY_FILE) yield skip(importReasons.tooLong)
    else {
      const text = await archive.text(path, MAX_STORY_FILE)
      if (text === undefined) yield skip(importReasons.file.damaged)
      else yield { position, ...(await read(path, text)) }
    }
  }
}

/** Takes pictures from an archive. */
export const archivePicture =
  (archive: Archive): NonNullable<ExportReader['picture']> =>
  (path) =>
    archive.bytes(path, IMAGE_MAX_BYTES)

/** Gives other files of an archive piece by piece. */
export const archiveFile =
  (archive: Archive): NonNullable<ExportReader['file']> =>
  (path, take) =>
    archive.pieces(path, MAX_FILE_BYTES, take)
