import { wellFormed } from '../../../../schema/routes/encode'
import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { importNotes } from '../../../../schema/wording/import-reasons'

/**
 * Relative addresses of a file within an archive are resolved against this host, which can't exist: whatever still
 * names it when a story is saved isn't in the archive.
 */
const HOST = 'https://archive.invalid/'

/** The address of a file's folder, for relative addresses within it. */
export const archiveAddress = (path: string): string =>
  HOST + wellFormed(path).split('/').map(encodeURIComponent).join('/')

/** The path within the archive that an address means, or nothing. */
export function archivePath(address: string): string | undefined {
  if (!address.startsWith(HOST)) return undefined
  try {
    return decodeURIComponent(new URL(address).pathname.slice(1))
  } catch {
    return undefined
  }
}

const isOf = (address: string | undefined): boolean => address?.startsWith(HOST) === true

/** A paragraph without links into the archive; their words stay, and where they led is named. */
function withoutLinks(paragraph: Paragraph, left: string[]): Paragraph {
  if (!('markups' in paragraph) || !paragraph.markups.some(({ href }) => isOf(href))) return paragraph
  for (const { href } of paragraph.markups) if (isOf(href)) left.push(importNotes.link(pathOf(href)))
  return { ...paragraph, markups: paragraph.markups.filter(({ href }) => !isOf(href)) } as Paragraph
}

const pathOf = (address: string | undefined): string => archivePath(address ?? '') ?? ''

/**
 * A body without addresses of the archive: pictures that aren't in it are left out and named, links to its other files
 * become plain words.
 */
export function withoutArchiveAddresses(body: StoryBody): { body: StoryBody; left: string[] } {
  const left: string[] = []
  const kept = body.flatMap((paragraph): Paragraph[] => {
    if (paragraph.type === 'IMG' && paragraph.imageId === undefined && isOf(paragraph.src)) {
      left.push(importNotes.picture(pathOf(paragraph.src)))
      if (paragraph.text === '') return []
      return [
        withoutLinks(
          { type: 'P', name: paragraph.name, text: paragraph.text, markups: paragraph.markups },
          left,
        ),
      ]
    }
    if (paragraph.type === 'MIXTAPE_EMBED' && isOf(paragraph.href)) {
      left.push(importNotes.link(pathOf(paragraph.href)))
      return [{ type: 'P', name: paragraph.name, text: paragraph.title, markups: [] }]
    }
    if (paragraph.type === 'BUTTON' && isOf(paragraph.href)) {
      left.push(importNotes.link(pathOf(paragraph.href)))
      return [{ type: 'P', name: paragraph.name, text: paragraph.label, markups: [] }]
    }
    if (paragraph.type === 'IMG' && isOf(paragraph.href)) {
      const { href: _, ...picture } = paragraph
      left.push(importNotes.link(pathOf(paragraph.href)))
      return [withoutLinks(picture, left)]
    }
    return [withoutLinks(paragraph, left)]
  })
  return { body: kept, left: [...new Set(left)] }
}

/** Removes the archive's address from the picture of a story's cards. */
withoutArchiveAddresses.picture = <P extends { src?: string; imageId?: string }>(
  picture: P,
): P | undefined => (picture.imageId === undefined && isOf(picture.src) ? undefined : picture)
