import { insertMedia } from '../../data/media/media'
import { imageKey } from '../../services/media/store-image'
import type { Demo } from './demo'

/** Writes the demo's pictures to the media store, and records them in the database. */
export async function storePictures(bucket: Pick<R2Bucket, 'put'>, demo: Demo): Promise<void> {
  const drawn = [...demo.pictures.values()].flatMap((pictures) => [...pictures.values()])
  await Promise.all(
    drawn.map(({ id, bytes, contentType }) =>
      bucket.put(imageKey(id), bytes.buffer, { httpMetadata: { contentType } }),
    ),
  )
  const rows = drawn.map(({ bytes, ...picture }) =>
    insertMedia({ ...picture, bytes: bytes.length, ownerId: null, sourceUrl: null, createdAt: demo.now }),
  )
  await demo.db.write(rows)
}
