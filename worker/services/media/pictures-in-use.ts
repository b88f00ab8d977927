import type { Database, Statement } from '../../data/database'
import { keepMedia, type MediaRow, mediaByIds } from '../../data/media/media'

/** The ids of pictures that a text names, wherever in it: as a value, or in an address. */
export const pictureIdsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g)),
]

/**
 * The stored ones of these pictures, which somebody is about to use: those that were found nowhere are kept from now on.
 * Rule: docs/rules/images.md, "Keeping".
 */
export async function takePictures(db: Database, ids: readonly string[], now: number): Promise<MediaRow[]> {
  const list = JSON.stringify(ids)
  const pictures = await db.all(mediaByIds, list)
  if (pictures.every(({ unusedSince }) => unusedSince === null)) return pictures
  await db.write([keepMedia(list, now)])
  // One of them may have begun to be removed just before.
  return db.all(mediaByIds, list)
}

/** Keeps the pictures of a text that is saved in the same batch. */
export function keepPicturesOf(body: unknown, now: number): Statement[] {
  const ids = pictureIdsIn(JSON.stringify(body))
  return ids.length === 0 ? [] : [keepMedia(JSON.stringify(ids), now)]
}
